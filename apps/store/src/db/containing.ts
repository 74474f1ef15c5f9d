import { foldText } from '@skafferi/domain/catalog/words.rules'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A pattern for `like` that finds a text anywhere; what means something to it loses its meaning. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether a text is anywhere in a column, whatever capitals and accents either is written with. */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`search.fold(${column}) like ${containing(foldText(text))}`
}

/** The number of an order or a complaint without the "#" that it is shown with. */
export function withoutSign(text: string): string {
  return text.replace(/^#\s*/, '')
}
