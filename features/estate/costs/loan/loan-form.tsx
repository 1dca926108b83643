import { LOAN_YEARS } from "#domain/costs/loan.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Field } from "#ui/form/field.tsx";
import { Amount, Price } from "#ui/label/price.tsx";
import { AmountField } from "./amount-field.tsx";
import styles from "./loan-form.module.css";
import sheet from "../layout/sheet.module.css";
import { LOAN_FORM, type LoanState } from "./use-loan.ts";

const MARKS = [5, 10, 15, 20, 25, 30];

/** Own means, a rate that the visitor brings and a term; without scripts, why there is none. */
export function LoanForm({ loan }: { readonly loan: LoanState }) {
  const t = useTranslate();
  const { typed, type } = loan;
  return (
    <section className={sheet.card}>
      <h2>{t("costs.loan")}</h2>
      <p className={styles.needsScript}>{t("costs.loan.needsScript")}</p>
      <form name={LOAN_FORM} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.fields}>
          <AmountField
            name="own"
            label={t("costs.loan.own")}
            sign="€"
            value={typed.own}
            error={loan.isOwnWrong && t("costs.loan.wrong", { example: "80.000" })}
            onType={(own) => type({ own })}
          />
          <AmountField
            name="rate"
            label={t("costs.loan.rate")}
            sign="%"
            isSignAfter
            placeholder={t("costs.loan.ratePlaceholder")}
            value={typed.rate}
            hint={t("costs.loan.rateHint")}
            error={loan.isRateWrong && t("costs.loan.wrong", { example: "3,25" })}
            onType={(rate) => type({ rate })}
          />
          <Years years={typed.years} onChange={(years) => type({ years })} />
        </div>
        <dl className={styles.borrow}>
          <dt>
            {t("costs.loan.amount")} <small>{t("costs.loan.amountNote")}</small>
          </dt>
          <dd>
            <Amount amount={formatEuro(loan.amount)} />
          </dd>
        </dl>
        <Monthly loan={loan} />
        <label className={styles.keep}>
          <input
            type="checkbox"
            checked={loan.isStored}
            onChange={(event) => loan.store(event.target.checked)}
          />
          {t("costs.loan.keep")}
        </label>
      </form>
      <p className={sheet.note}>{t("costs.loan.noOffer")}</p>
    </section>
  );
}

type YearsProps = { readonly years: number; readonly onChange: (years: number) => void };

function Years({ years, onChange }: YearsProps) {
  const t = useTranslate();
  const text = t("costs.loan.yearsValue", { count: years });
  return (
    <Field
      label={
        <span className={styles.years}>
          {t("costs.loan.years")} <span aria-hidden="true">{text}</span>
        </span>
      }
    >
      {({ id }) => (
        <div className={styles.range}>
          <input
            id={id}
            type="range"
            name="years"
            min={LOAN_YEARS.least}
            max={LOAN_YEARS.most}
            value={years}
            aria-valuetext={text}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <span className={styles.marks} aria-hidden="true">
            {MARKS.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </span>
        </div>
      )}
    </Field>
  );
}

/** A dashed box asks for the rate until there is one. */
function Monthly({ loan: { amount, repayment } }: { readonly loan: LoanState }) {
  const t = useTranslate();
  return (
    <output className={repayment ? styles.monthly : styles.unknown}>
      <span className={styles.monthlyLabel}>{t("costs.loan.monthly")}</span>
      {repayment ? (
        <>
          <span className={styles.payment}>
            <Price amount={formatEuro(repayment.monthly)} />
          </span>
          <span className={styles.detail}>
            {t("costs.loan.note", {
              count: repayment.payments,
              interest: formatEuro(repayment.interest),
            })}{" "}
            {t("costs.loan.formula")}
          </span>
        </>
      ) : (
        <span className={styles.detail}>{t(amount === 0 ? "costs.loan.nothing" : "costs.loan.noRate")}</span>
      )}
    </output>
  );
}
