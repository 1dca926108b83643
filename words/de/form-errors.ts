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
    "Von Ihrer Verbindung, E-Mail-Adresse oder Telefonnummer kamen bereits viele Nachrichten. Versuchen Sie es nach dem {moment} erneut oder rufen Sie uns unter {phone} an.",
  "form.error.openVisits":
    "Mit dieser E-Mail-Adresse oder Telefonnummer sind bereits {most} Besichtigungen geplant. Sagen Sie eine über den Link in der E-Mail ab, die Sie erhalten haben, oder rufen Sie uns unter {phone} an.",
  "form.error.visitOfHome":
    "Mit dieser E-Mail-Adresse oder Telefonnummer ist bereits eine Besichtigung dieser Immobilie geplant. Sagen Sie diese zuerst über den Link in der E-Mail ab, die Sie erhalten haben, oder rufen Sie uns unter {phone} an.",
  "form.error.openStays":
    "Mit dieser E-Mail-Adresse oder Telefonnummer warten bereits {most} Anfragen auf eine Antwort. Ziehen Sie eine über den Link in der E-Mail zurück, die Sie erhalten haben, oder rufen Sie uns unter {phone} an.",
  "form.error.stay": "Wählen Sie einen Aufenthalt.",
  "form.error.place": "Wählen Sie diese Gemeinde aus der Liste, oder leeren Sie dieses Feld.",
};
