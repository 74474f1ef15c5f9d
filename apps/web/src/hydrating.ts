/** Marks controls that wait for hydration, until `app/enable-controls.ts` removes it. */
export const hydratingMark = 'data-hydrating'

/**
 * Opening tags of forms and buttons. A form with an action works without scripts, so it is matched completely, with its
 * buttons.
 */
const controls = /<form\b[^>]*\saction="[^>]*>.*?<\/form>|<(?:form|button)\b[^>]*>/gs

/** Controls that the browser handles itself, or that are unavailable anyway. */
const unaffected = /^<form\b[^>]*\saction=|\s(?:popovertarget|disabled|aria-disabled|aria-busy)=/i

/**
 * Marks the buttons of a rendered page as waiting until hydration, so that a press is neither lost silently nor
 * replayed later. They stay focusable. Forms get `method="dialog"`, which does nothing outside a dialog; otherwise
 * Enter would put the input into the URL.
 */
export function markHydrating(content: string): string {
  return content.replace(controls, (tag) => {
    if (unaffected.test(tag)) return tag
    return tag.startsWith('<form')
      ? tag.replace('<form', `<form method="dialog" ${hydratingMark}=""`)
      : tag.replace('<button', `<button aria-busy="true" aria-disabled="true" ${hydratingMark}=""`)
  })
}
