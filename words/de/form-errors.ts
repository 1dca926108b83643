import type { formErrors as nl } from "../nl/form-errors.ts";

export const formErrors: Readonly<Record<keyof typeof nl, string>> = {
  "form.error.required": "Bitte füllen Sie dieses Feld aus.",
  "form.error.email": "Geben Sie eine gültige E-Mail-Adresse ein, etwa name@beispiel.be.",
  "form.error.phone": "Geben Sie eine gültige Telefonnummer ein, etwa +32 470 12 34 56.",
  "form.error.consent": "Bitte kreuzen Sie dies an, um fortzufahren.",
  "form.error.choice": "Bitte wählen Sie aus der Liste.",
  "form.error.tooLong": "Verwenden Sie höchstens {max} Zeichen.",
  "form.error.tooShort": "Verwenden Sie mindestens {min} Zeichen.",
  "form.error.oneLine": "Schreiben Sie dies in eine Zeile.",
  "form.error.unreadable": "Dies enthält Zeichen, die wir nicht lesen können.",
  "form.error.invalid": "Diesen Wert können wir nicht verwenden.",
  "form.error.links": "Lassen Sie Adressen von Websites weg und setzen Sie nach jedem Punkt ein Leerzeichen.",
  "form.error.captcha": "Die Spam-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es erneut.",
  "form.error.automatic":
    "Dieses Feld muss leer bleiben: Es hält automatische Nachrichten auf. Leeren Sie es oder rufen Sie uns an.",
  "form.error.tooMany":
    "Sie haben bereits viele Nachrichten gesendet. Versuchen Sie es später erneut oder rufen Sie uns an.",
  "form.error.place": "Wählen Sie diese Gemeinde aus der Liste, oder leeren Sie dieses Feld.",
};
