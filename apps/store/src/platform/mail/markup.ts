const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML content and quoted attributes. */
function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** Safe HTML: the shop's own tags and escaped texts. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

function toHtml(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return escape(value)
  return value instanceof Markup ? value.html : value.map(({ html }) => html).join('')
}

/** Template tag that escapes all values except `Markup`. */
export function markup(parts: TemplateStringsArray, ...values: (string | Markup | readonly Markup[])[]): Markup {
  return new Markup(parts.map((part, index) => part + toHtml(values[index] ?? '')).join(''))
}
