import styles from "./price.module.css";

type PriceProps = { readonly amount: string };

/** An amount such as `€ 389.000,00`, set as amounts are. */
export function Price({ amount }: PriceProps) {
  return (
    <span className={styles.price}>
      <Amount amount={amount} />
    </span>
  );
}

/** The same within what is set so already: the text stays whole, its cents are set smaller. */
export function Amount({ amount }: PriceProps) {
  const comma = amount.lastIndexOf(",");
  if (comma < 0) return amount;
  return (
    <>
      {amount.slice(0, comma)}
      <span className={styles.cents}>{amount.slice(comma)}</span>
    </>
  );
}
