const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML content and quoted attributes. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** Converts a description to HTML: escapes it and marks `code`, the only mark-up that descriptions use. */
export function prose(text: string | undefined): string {
  return escape(text ?? '')
    .trim()
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\n\n+/g, '</p><p>')
}

/** Renders a table with a header row; an empty string without rows. Cells are HTML. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const header = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  return `<div class="table" role="group" aria-label="${head[0]}" tabindex="0"><table><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div>`
}
