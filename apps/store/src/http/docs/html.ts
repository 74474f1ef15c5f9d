const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Makes any text safe to stand in a page or in a quoted attribute. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** Text with `code` marked as such, which is all the contract's descriptions use. */
export function prose(text: string | undefined): string {
  return escape(text ?? '')
    .trim()
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\n\n+/g, '</p><p>')
}

/** A table with a header row; nothing where there are no rows. Cells are HTML. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const header = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  return `<div class="table" role="group" aria-label="${head[0]}" tabindex="0"><table><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div>`
}
