/** Marks what only waits until its page is live, in the HTML and until `app/live-page.ts` removes it again. */
export const hydratingMark = 'data-hydrating'

/** Opening tags of forms and buttons. A form with an address works without scripts: it is matched as a whole, with its buttons. */
const controls = /<form\b[^>]*\saction="[^>]*>.*?<\/form>|<(?:form|button)\b[^>]*>/gs

/** The browser opens what these name, or they are unavailable anyway. */
const staysAsItIs = /^<form\b[^>]*\saction=|\s(?:popovertarget|disabled|aria-disabled|aria-busy)=/i

/**
 * Shows the buttons of a rendered page as waiting, for as long as nothing handles a press: a press is neither lost in silence nor
 * repeated later. They keep the focus. Forms send nothing: `method="dialog"` outside a dialog does nothing, and without it Enter
 * would put what was typed into the address.
 */
export function markHydrating(content: string): string {
  return content.replace(controls, (tag) => {
    if (staysAsItIs.test(tag)) return tag
    return tag.startsWith('<form')
      ? tag.replace('<form', `<form method="dialog" ${hydratingMark}=""`)
      : tag.replace('<button', `<button aria-busy="true" aria-disabled="true" ${hydratingMark}=""`)
  })
}
