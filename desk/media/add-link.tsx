import { useState } from "react";
import { Button } from "#ui/link/button.tsx";
import { TextField } from "../fields/text-field.tsx";
import styles from "./attachments-field.module.css";
import { readWebAddress } from "./attachments.ts";
import { useMessages } from "./messages.ts";

/** A film or a tour that is somewhere else, by its web address. */
export function AddLink({
  label,
  onAdd,
}: {
  readonly label: string;
  readonly onAdd: (address: string) => void;
}) {
  const t = useMessages();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const add = () => {
    const address = readWebAddress(typed);
    setIsWrong(address === null);
    if (address === null) return;
    setTyped("");
    onAdd(address);
  };
  return (
    <form
      className={styles.addLink}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={label}
        type="url"
        value={typed}
        onChange={(text) => setTyped(text ?? "")}
        error={isWrong ? t("attachment.noAddress") : undefined}
      />
      <Button type="submit" look="quiet">
        {t("photos.add")}
      </Button>
    </form>
  );
}
