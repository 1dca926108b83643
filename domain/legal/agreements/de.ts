export const de = {
  privacy: `Diese Erklärung sagt, was auf der Website von {site} mit Ihren Daten geschieht. Verantwortlich ist **{agency}**, {address}, [{email}](mailto:{email}), {phone}.

## Umsehen, ohne Spuren zu hinterlassen

Sie können diese ganze Website ansehen, ohne zu sagen, wer Sie sind. Die Website wertet Ihr Verhalten nicht aus, verfolgt Sie nicht und zeigt keine Werbung. Ihr Browser holt alles von dieser Website selbst: Kein anderes Unternehmen sieht zu.

Das Protokoll des Servers vermerkt, wann welche Seite abgerufen wurde und wie lange das dauerte. Ihr Name, Ihre Internetadresse und was Sie in ein Suchfeld eingeben, stehen nicht darin.

Um zu wissen, was gefragt ist, zählt die Website, wie oft Besucher eine Gemeinde, eine Preisklasse, eine Art von Immobilie, Kauf oder Miete suchen und wie oft das nichts ergibt. Von der Person, die sucht, wird dafür nichts gespeichert und nichts wiedererkannt. Eine Zählung wird erst ab fünf Suchen gezeigt und ist nach dreizehn Monaten gelöscht.

## Cookies

Diese Website verwendet nur Cookies, die für etwas nötig sind, das Sie selbst tun. Dafür ist keine Einwilligung nötig, deshalb sehen Sie hier kein Cookie-Banner. Schließen Sie eine Mitteilung, merkt sich ein Cookie (gevel_popup_ und ihr Name) sieben Tage lang, dass Sie sie nicht erneut sehen möchten. Merken Sie sich eine Immobilie als Favorit, hält ein Cookie (gevel_favorites) ein Jahr lang in Ihrem Browser fest, welche das sind; wir führen keine solche Liste. Notizen zu Favoriten, ein Ort, zu dem Sie Entfernungen messen, und der Kredit, den Sie berechnen, bleiben in Ihrem Browser (gevel_notes, gevel_place und gevel_costs), bis Sie sie löschen; sie werden uns nicht gesendet. Teilen Sie eine Liste mit Ihrem Namen und Notizen, stehen diese im Link selbst. Sie können Cookies in Ihrem Browser jederzeit löschen.

## Wenn Sie uns schreiben oder anrufen

Was Sie uns mitteilen, verwenden wir, um Ihnen zu antworten und Ihre Frage, Besichtigung oder Akte zu bearbeiten. Wir verkaufen es nie und geben es nur an Personen weiter, die zu Ihrer Akte gehören, etwa einen Eigentümer oder Notar, oder an Stellen, denen gegenüber das Gesetz uns verpflichtet. Das bewahren wir je Formular auf:

- **Kontaktformular:** Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie sie angeben, Ihre Nachricht, Ihre Sprache und die Immobilie, um die es geht. Sie erhalten eine Bestätigung, die Ihre Nachricht nicht wiederholt.
- **Eine Immobilie weiterempfehlen:** Ihren Namen, Ihre E-Mail-Adresse und die Immobilie. Die Adresse der anderen Person und Ihre eigenen Worte dienen nur dieser einen E-Mail und werden gelöscht, sobald sie verschickt ist.
- **Meldungen über neue Immobilien:** Ihre E-Mail-Adresse, was Sie suchen, wie oft Sie von uns hören möchten und Ihre Sprache. Keine Meldung geht hinaus, bevor Sie Ihre Adresse per E-Mail bestätigt haben; was nicht bestätigt wird, löschen wir. In jeder E-Mail können Sie Ihre Wahl ändern oder sich abmelden.
- **Eine Besichtigung:** Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, die Immobilie und den Termin, bis Sie ihn absagen und danach für unsere Akte.
- **Einen Ferienaufenthalt anfragen:** Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, die Unterkunft, den Zeitraum und die Zahl der Personen.

## Warum wir das dürfen, und wie lange

Ihre Frage, Besichtigung oder Anfrage bearbeiten wir, weil Sie uns darum bitten (Artikel 6 Absatz 1 Buchstabe b DSGVO). Meldungen erhalten Sie mit Ihrer Einwilligung (Artikel 6 Absatz 1 Buchstabe a), die Sie jederzeit widerrufen können. Gegen Missbrauch lässt die Website Ihren Browser eine kleine Rechenaufgabe lösen und zählt, wie viele Nachrichten von einer Internet- oder E-Mail-Adresse kommen; das ist unser berechtigtes Interesse (Artikel 6 Absatz 1 Buchstabe f). Für diese Zählung bewahren wir von der Adresse nur einen unlesbaren Code auf, und nicht länger, als man braucht, um einen Tag zu zählen.

Was über ein Formular eingegangen ist, löscht die Website von selbst nach {months} Monaten. Eine längere Frist gilt nur für das, was wir gesetzlich aufbewahren müssen, etwa die Akte eines Verkaufs oder einer Vermietung.

## Was von anderswo kommt

Ein Video lädt erst, wenn Sie auf Abspielen drücken; dann sieht der Dienst, bei dem es liegt, Ihre Internetadresse. Links zu anderen Websites führen zu Websites mit eigener Erklärung.

## Ihre Rechte

Sie dürfen fragen, welche Daten wir von Ihnen haben, sie berichtigen oder löschen lassen, ihre Verwendung einschränken oder ihr widersprechen und sie mitnehmen (Artikel 15 bis 21 DSGVO). Haben Sie eingewilligt, können Sie das jederzeit widerrufen; was vorher geschah, bleibt gültig. Eine E-Mail an [{email}](mailto:{email}) genügt. Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich an die [Datenschutzbehörde](https://www.datenschutzbehorde.be) wenden, Rue de la Presse 35, 1000 Brüssel.`,
  terms: `Für die Nutzung der Website von {site} gelten diese Bedingungen. Herausgeber ist **{agency}**, {address}.

## Was Sie hier lesen

Wir stellen unsere Informationen sorgfältig zusammen, nach Angaben von Eigentümern, Behörden und Fachleuten. Sie dienen dem ersten Kennenlernen: Fotos, Pläne, Flächen und Preise sind Richtwerte und kein verbindliches Angebot. Eine Immobilie kann inzwischen verkauft oder vermietet sein. Maßgeblich ist der Vertrag, den Sie unterschreiben.

Stimmt etwas nicht? Melden Sie es an [{email}](mailto:{email}), dann prüfen wir es.

## Nutzung der Website

Sie dürfen diese Website für den eigenen Gebrauch frei ansehen, ausdrucken und teilen. Texte, Fotos und Pläne bleiben Eigentum von {agency} oder ihren Urhebern; wer sie anderswo veröffentlichen oder in großem Umfang übernehmen möchte, fragt vorher. Wer den Betrieb der Website stört, darf sie nicht länger nutzen.

## Haftung

Wir tun, was wir können, um die Website erreichbar und richtig zu halten, können aber nicht versprechen, dass das immer gelingt. Für den Inhalt anderer Websites, auf die wir verweisen, stehen diese selbst ein. Nichts hier schränkt Rechte ein, die Ihnen das Gesetz als Verbraucher gibt.

## Recht und Streitfälle

Es gilt belgisches Recht. Haben Sie eine Beschwerde, sagen Sie es uns bitte zuerst. Über die Berufspflichten eines Immobilienmaklers wacht die unten genannte Aufsichtsbehörde.`,
  accessibility: `{site} möchte, dass hier alle ein Zuhause suchen können, auch mit Tastatur, Bildschirmleser oder stark vergrößerter Schrift. Maßstab beim Bau dieser Website sind die europäische Norm EN 301 549 und die Richtlinien WCAG 2.2, Stufe AA.

## Was Sie erwarten dürfen

- Alles ist mit der Tastatur erreichbar, in logischer Reihenfolge und mit sichtbarer Markierung.
- Überschriften, Listen, Formulare und Fehlermeldungen tragen die Namen, die Hilfsmittel vorlesen.
- Texte und Schaltflächen haben genügend Kontrast und bleiben bei 400\u00a0% Vergrößerung lesbar.
- Wer auf seinem Gerät weniger Bewegung wünscht, bekommt weniger Bewegung.
- Suchen, Filtern und Lesen funktionieren auch ohne JavaScript.

## Was noch besser werden kann

Fotos und Grundrisse von Immobilien haben nicht immer eine vollständige Beschreibung, und Dokumente, die wir von anderen erhalten, etwa Bescheinigungen als PDF, sind nicht immer barrierefrei. Fragen Sie uns gern nach derselben Information in anderer Form.

## Sagen Sie es uns

Kommen Sie irgendwo nicht weiter? Schreiben Sie an [{email}](mailto:{email}) oder rufen Sie {phone} an und nennen Sie die Seite. Wir suchen gemeinsam eine Lösung.`,
};
