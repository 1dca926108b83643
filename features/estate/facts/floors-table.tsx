import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import type { FloorView } from "../estate-view.ts";
import { LocalizedView } from "./field.tsx";
import styles from "./floors-table.module.css";

/** Rooms per floor, as a visitor walks through the house. */
export function FloorsTable({ floors }: { readonly floors: readonly FloorView[] }) {
  const t = useTranslate();
  if (floors.length === 0) return null;
  return (
    <div className={styles.layout}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("estate.room")}</th>
            <th scope="col">{t("estate.comment")}</th>
            <th scope="col">{t("estate.surface")}</th>
          </tr>
        </thead>
        {floors.map((floor) => (
          <tbody key={floor.level}>
            {floor.name && (
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  <LocalizedView words={floor.name} />
                </th>
              </tr>
            )}
            {floor.rooms.map((room) => (
              <tr key={room.key}>
                <th scope="row">
                  {room.name && <Localized words={room.name} />}
                  {room.count > 1 && ` × ${room.count}`}
                </th>
                <td>{room.comment && <Localized words={room.comment} />}</td>
                <td>{room.surface}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
