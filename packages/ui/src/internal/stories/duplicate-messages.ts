/** A message as the page shows it. */
export interface VisibleMessage {
  role: 'alert' | 'status'
  text: string
}

/**
 * Failures that are shown twice, such as in a banner and in a toast: an alert with the text of another message, or
 * contained in another alert beside a button or a reason. The same status may be reported by several parts.
 */
export function duplicateMessages(messages: readonly VisibleMessage[]): string[] {
  const nonEmpty = messages.filter(({ text }) => text !== '')
  const repeats = (alert: VisibleMessage, other: VisibleMessage) =>
    other !== alert && (other.role === 'alert' ? other.text.includes(alert.text) : other.text === alert.text)
  const alerts = nonEmpty.filter(({ role }) => role === 'alert')
  const duplicates = alerts.filter((alert) => nonEmpty.some((other) => repeats(alert, other)))
  return [...new Set(duplicates.map(({ text }) => text))]
}

const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** The visible messages of a document, without those nested in another. */
export function messagesIn(place: Document): VisibleMessage[] {
  const messages = [...place.querySelectorAll('[role="alert"], [role="status"], output')].filter(isVisible)
  return messages
    .filter((one) => !messages.some((other) => other !== one && other.contains(one)))
    .map((element) => ({
      role: element.getAttribute('role') === 'alert' ? 'alert' : 'status',
      text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    }))
}
