import { escape } from '../http/docs/html'

/** HTML that is safe to show: made of the shop's own tags and of escaped texts. */
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

/** A template in which every text is escaped and only markup is not, so that no text is forgotten. */
export function markup(parts: TemplateStringsArray, ...values: (string | Markup | readonly Markup[])[]): Markup {
  return new Markup(parts.map((part, index) => part + toHtml(values[index] ?? '')).join(''))
}
