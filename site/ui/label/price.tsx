import styles from "./price.module.css";

type PriceProps = { readonly amount: string };

/** An amount such as `€ 389.000,00`: the text stays whole, its cents are set smaller. */
export function Price({ amount }: PriceProps) {
  const comma = amount.lastIndexOf(",");
  if (comma < 0) return <span className={styles.price}>{amount}</span>;
  return (
    <span className={styles.price}>
      {amount.slice(0, comma)}
      <span className={styles.cents}>{amount.slice(comma)}</span>
    </span>
  );
}
