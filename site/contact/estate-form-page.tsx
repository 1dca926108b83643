import { EstateCard } from "../listing/estate-card.tsx";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { EstateFormFields } from "./estate-form-fields.tsx";
import styles from "./estate-form-page.module.css";
import type { EstateFormView } from "./load-estate-form.ts";

/** A form about one listing, beside that listing. */
export function EstateFormPage({ view }: { readonly view: EstateFormView }) {
  return (
    <CarriedSay words={view.words}>
      <article className={styles.page}>
        <div className={styles.about}>
          <Heading form={view.form} />
          {view.card && <EstateCard card={view.card} headingLevel="h2" />}
        </div>
        <div className={styles.card}>
          <EstateFormFields form={view.form} estateId={view.estateId} isSent={view.isSent} />
        </div>
      </article>
    </CarriedSay>
  );
}

function Heading({ form }: Pick<EstateFormView, "form">) {
  const say = useSay();
  return <h1>{say(`form.${form}.heading`)}</h1>;
}
