export const en = {
  privacy: `This statement says what happens to your data on the website of {site}. Responsible is **{agency}**, {address}, [{email}](mailto:{email}), {phone}.

## Looking around leaves no trace

You can look at this whole site without saying who you are. The site does not measure who you are, does not follow you and shows no advertising. Your browser fetches everything from this site itself: no other company looks over your shoulder.

The server’s log notes when which page was asked for and how long that took. Your name, your internet address and what you type in a search field are not in it.

To know what is in demand, the site counts how often visitors look for a town, a price range, a kind of property, buying or renting, and how often that finds nothing. Nothing is kept or recognised of who searches. A count is only shown from five searches on, and is gone after thirteen months.

## Cookies

This site only uses cookies that are needed for something you do yourself. They need no consent, which is why you see no cookie banner here. When you close an announcement, a cookie (gevel_popup_ and its name) remembers for seven days that you do not want to see it again. When you keep a property as a favourite, a cookie (gevel_favorites) remembers in your browser for a year which properties those are; we hold no such list. Notes on favourites, a place that you measure distances to and the loan that you calculate stay in your browser (gevel_notes, gevel_place and gevel_costs) until you delete them; they are not sent to us. When you share a list with your name and notes, they are in the link itself. You can delete cookies in your browser at any time.

## When you write to us or call us

We use what you tell us to answer you and to follow up your question, visit or file. We never sell it, and pass it on only to those who are part of your file, such as an owner or a notary, or to whom the law obliges us. This is what we keep of each form:

- **Contact form:** your name, email address, phone number if you give it, your message, your language and the property that it is about. You get a confirmation that does not repeat your message.
- **Showing a property to a friend:** your name, your email address and the property. Your friend’s address and your own words serve for that one email and are deleted as soon as it has left.
- **Alerts about new properties:** your email address, what you are looking for, how often you want to hear from us and your language. No alert leaves before you have confirmed your address by email; what is not confirmed is deleted. Every email lets you change your choice or unsubscribe.
- **A viewing:** your name, email address, phone number, the property and the time, until you cancel it and afterwards for our file.
- **Asking for a holiday stay:** your name, email address, phone number, the home, the period and how many of you are coming.

## Why we may do so, and for how long

We handle your question, viewing or request because you ask us to (Article 6(1)(b) of the GDPR). You get alerts with your consent (Article 6(1)(a)), which you can withdraw at any time. Against abuse the site has your browser solve a small sum and counts how many messages come from one internet or email address; that is our legitimate interest (Article 6(1)(f)). For that count we keep no more of the address than an unreadable code, and no longer than it takes to count a day.

Whatever came in by a form, the site deletes by itself after {months} months. A longer term holds only for what the law obliges us to keep, such as the file of a sale or a let.

## What comes from elsewhere

A video loads only when you press play; the service that hosts it then sees your internet address. Links to other sites open sites with a statement of their own.

## Your rights

You may ask which data we hold about you, have it corrected or erased, restrict its use or object to it, and take it with you (Articles 15 to 21 of the GDPR). Where you gave your consent you can withdraw it at any time; what happened before remains valid. An e-mail to [{email}](mailto:{email}) is enough. If you are not satisfied with our answer, you can turn to the [Data Protection Authority](https://www.dataprotectionauthority.be), Rue de la Presse 35, 1000 Brussels.`,
  terms: `Whoever uses the website of {site} does so under these terms. The site is published by **{agency}**, {address}.

## What you read here

We compile our information with care, from what owners, authorities and experts give us. It is meant as a first acquaintance: photos, plans, areas and prices are indicative and no binding offer. A property may have been sold or let in the meantime. What counts is the contract that you sign.

Do you see something that is not right? Tell us at [{email}](mailto:{email}) and we will check it.

## Use of the site

You may freely view, print and share this site for your own use. Texts, photos and plans remain the property of {agency} or of their makers; whoever wants to publish them elsewhere or copy them in bulk asks first. Whoever disturbs the working of the site may no longer use it.

## Liability

We do what we can to keep the site available and correct, but cannot promise that we always succeed. Other sites that we link to answer for their own content. Nothing here limits the rights that the law gives you as a consumer.

## Law and disputes

Belgian law applies. If you have a complaint, please tell us first. The supervisor named below watches over the professional duties of an estate agent.`,
  accessibility: `{site} wants everyone to be able to look for a home here, also with a keyboard, a screen reader or strongly enlarged letters. This site is built with the European standard EN 301 549 and the guidelines WCAG 2.2, level AA, as its measure.

## What you may expect

- Everything can be reached by keyboard, in a logical order and with a visible mark.
- Headings, lists, forms and error messages carry the names that assistive tools read aloud.
- Texts and buttons have enough contrast and stay readable when enlarged to 400%.
- Whoever asks for less motion on their device gets less motion.
- Searching, filtering and reading also work without JavaScript.

## What can still be better

Photos and floor plans of properties do not always have a full description, and documents that we receive from others, such as certificates in PDF, are not always accessible. Do ask us for the same information in another form.

## Let us know

Are you stuck somewhere? Write to [{email}](mailto:{email}) or call {phone}, and say on which page. We will look for a solution together.`,
};
