/** A house in outline, for a picture that is not there or can't be drawn. */
export const DRAWN_PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 500" preserveAspectRatio="xMidYMid slice">
<rect width="760" height="500" fill="#ece7de"/>
<g fill="none" stroke="#b9b0a2" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
<path d="M250 260 380 150l130 110M275 240v130h210V240M440 200v-35h25v56"/>
<path d="M355 370v-75h50v75M302 285h28v28h-28zM430 285h28v28h-28z"/>
</g></svg>`;
