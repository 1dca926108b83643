import type { Locale } from "#domain/locale/locale.ts";
import { useSay } from "../shell/say.tsx";
import { Spoken } from "../ui/spoken.tsx";
import type { FloorView } from "./estate-view.ts";
import styles from "./floors-table.module.css";

type FloorsTableProps = { readonly floors: readonly FloorView[]; readonly locale: Locale };

/** Rooms per floor, as a visitor walks through the house. */
export function FloorsTable({ floors, locale }: FloorsTableProps) {
  const say = useSay();
  if (floors.length === 0) return null;
  return (
    <section className={styles.layout}>
      <h2>{say("estate.layout")}</h2>
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
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {floor.name ? <Spoken words={floor.name} locale={locale} /> : say("estate.floorNumber", { level: floor.level })}
              </th>
            </tr>
            {floor.rooms.map((room, position) => (
              <tr key={position}>
                <th scope="row">{room.name && <Spoken words={room.name} locale={locale} />}</th>
                <td>{room.comment && <Spoken words={room.comment} locale={locale} />}</td>
                <td>{room.surface}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
