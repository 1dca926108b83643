import { useSay } from "#features/site/messages/say-context.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import type { FloorView } from "../estate-view.ts";
import { Words } from "./field.tsx";
import styles from "./floors-table.module.css";

/** Rooms per floor, as a visitor walks through the house. */
export function FloorsTable({ floors }: { readonly floors: readonly FloorView[] }) {
  const say = useSay();
  if (floors.length === 0) return null;
  return (
    <div className={styles.layout}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("estate.room")}</th>
            <th scope="col">{say("estate.comment")}</th>
            <th scope="col">{say("estate.surface")}</th>
          </tr>
        </thead>
        {floors.map((floor) => (
          <tbody key={floor.level}>
            {floor.name && (
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  <Words words={floor.name} />
                </th>
              </tr>
            )}
            {floor.rooms.map((room) => (
              <tr key={room.key}>
                <th scope="row">
                  {room.name && <Spoken words={room.name} />}
                  {room.count > 1 && ` × ${room.count}`}
                </th>
                <td>{room.comment && <Spoken words={room.comment} />}</td>
                <td>{room.surface}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
