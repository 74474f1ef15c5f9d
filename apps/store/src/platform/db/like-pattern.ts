import { foldText } from '@skafferi/domain/rules/catalogue/words'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Returns a `LIKE` pattern that matches the text anywhere; wildcards in the text are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Returns a condition: the column contains the text, ignoring case and diacritics. */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`search.fold(${column}) like ${likePattern(foldText(text))}`
}

/** Removes the "#" with which order and complaint numbers are displayed. */
export function withoutNumberSign(text: string): string {
  return text.replace(/^#\s*/, '')
}
