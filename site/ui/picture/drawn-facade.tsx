// The shape itself is drawn by the server alone; its colours have to come with what shows it.
import "./drawn-facade.module.css";

type DrawnFacadeProps = { readonly className?: string | undefined; readonly label?: string | undefined };

/** Stands where a listing has no picture. */
export function DrawnFacade({ className, label }: DrawnFacadeProps) {
  return (
    <svg
      className={className}
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <use href="#facade" />
    </svg>
  );
}
