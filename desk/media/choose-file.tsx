import { type ReactNode, useRef } from "react";
import { Button } from "#ui/link/button.tsx";
import { ACCEPTED, type MediaKind } from "./refused-file.ts";

type ChooseFileProps = {
  readonly id?: string | undefined;
  readonly kind: MediaKind;
  /** Whether several can be chosen at once. */
  readonly isMany?: boolean;
  readonly className?: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** A button that asks the device for files: a phone offers its camera and its photos. */
export function ChooseFile({ id, kind, isMany, className, onChoose, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button id={id} look="quiet" className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[kind]}
        multiple={isMany}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen once more.
          target.value = "";
        }}
      />
    </>
  );
}
