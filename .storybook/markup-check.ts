/** True in the test run; in Storybook unfinished work may be viewed. */
const isTest = '__vitest_browser__' in globalThis

/** Describes an element in messages: its tag and the start of its text. */
const describe = (element: Element): string => `<${element.localName}> "${element.textContent.trim().slice(0, 40)}"`

const submitButton = ':is(button, input):is([type=submit], button:not([type]))'

/**
 * Finds invalid markup that no other check covers.
 * @returns a message for each fault
 */
function markupFaults(root: ParentNode): string[] {
  const all = (selector: string) => [...root.querySelectorAll(selector)]
  return [
    ...all(':is(span, p, label, button) fieldset').map((group) => `${describe(group)} is inside inline content`),
    ...all('fieldset:not(:has(> legend:first-child))').map(
      (group) => `${describe(group)} does not start with a legend`,
    ),
    ...all(':is(search, [role=search])')
      .filter((search) => !search.closest('form') && !search.querySelector('form'))
      .map((search) => `${describe(search)} is a search landmark without a form`),
    ...all('form:has(input[type=search])')
      .filter((form) => !form.querySelector(submitButton))
      .map((form) => `${describe(form)} is a search form without a submit button`),
    ...all('input[type=search]')
      .filter((field) => !field.closest('search, [role=search]'))
      .map((field) => `<input name="${field.getAttribute('name')}"> is outside a search landmark`),
  ]
}

/** @throws if a story's markup is invalid */
export function assertMarkup(): void {
  const faults = isTest ? markupFaults(document.body) : []
  if (faults.length > 0) throw new Error(`${faults.join('; ')}.`)
}
