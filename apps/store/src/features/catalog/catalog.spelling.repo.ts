import { sql, type SQL } from 'drizzle-orm'
import type { SearchedText } from '@skafferi/domain/catalog/search.rules'
import { listedProducts, searchWords } from '../../db/schema'
import { codeMark } from './search-text'

/** So many words that contain a searched one, or are spelt nearly like it, are looked for beside it. */
const maxKin = 40

/** Queries are built with this in the place of the weights, so that one text serves all fields. */
const anyWeight = '@'

/** A word as a query has it; beginnings of words end in an asterisk. */
const wholeWord = (word: SQL) => sql`format('''%s'':${sql.raw(anyWeight)}', ${word})`
const beginning = (word: SQL) => sql`format('''%s'':*${sql.raw(anyWeight)}', ${word})`

/** Words of the catalogue that contain the typed one further inside, as a query: "peppermint" for "mint". */
function wordsAround(typed: SQL): SQL {
  return sql`(
    select string_agg(${wholeWord(sql`around.word`)}, ' | ')
    from (
      select word from ${searchWords}
      where word like '%' || ${typed} || '%' and word not like ${typed} || '%'
      order by length(word), word
      limit ${maxKin}
    ) as around
  )`
}

/** Whether any product has one of the words of a query. Words of the catalogue stay known when their products go. */
const isInUse = (query: SQL) => sql`search.finds(replace(${query}, ${anyWeight}, '')::tsquery)`

/** What the slips in a typed word add up to: a letter left out counts 2, one too many or a wrong one 3. */
const slips = (typed: SQL, word: SQL) => sql`levenshtein(${typed}, ${word}, 2, 3, 3)`

/**
 * Words of the catalogue that the typed one may be a slip for, as a query: the nearest of those that look or sound
 * alike. One slip is tolerated, two in words of eight letters, and more where both sound the same. Somebody who has not
 * finished typing may mean the beginning of a word, but is less likely to.
 */
function nearWords(typed: SQL): SQL {
  return sql`(
    select string_agg(${wholeWord(sql`nearest.word`)}, ' | ')
    from (
      select word, rank() over (order by least(whole, begun + 2)) as place
      from (
        select word,
          ${slips(typed, sql`word`)} as whole,
          least(
            ${slips(typed, sql`left(word, length(${typed}))`)},
            ${slips(typed, sql`left(word, length(${typed}) + 1)`)}
          ) as begun,
          case
            when dmetaphone(word) = dmetaphone(${typed}) then case when length(${typed}) < 6 then 6 else 9 end
            when length(${typed}) < 8 then 3
            else 6
          end as tolerance
        from ${searchWords}
        where word % ${typed} or (dmetaphone(word) = dmetaphone(${typed}) and ${typed} ~ '^[a-z]+$')
      ) as alike
      where least(whole, begun) <= tolerance and ${isInUse(wholeWord(sql`word`))}
      order by place, word
      limit ${maxKin}
    ) as nearest
    where place = 1
  )`
}

/**
 * Tables for the beginning of a statement that say what to search for in this catalogue. Words of four letters and more
 * are also found inside others. Where nothing has such a word, its near spellings take its place.
 */
export function spellingTables({ words, code }: SearchedText): SQL {
  const isKnown = isInUse(sql`concat_ws(' | ', ${beginning(sql`word`)}, around)`)
  const wholeCode = code === null ? null : `'${codeMark}${code}':*`
  return sql`
    typed as materialized (
      select word, case when word ~ '^[^0-9]{4,}$' then ${wordsAround(sql`typed.word`)} end as around
      from unnest(${sql.param(words)}::text[]) as typed(word)
    ),
    spelt as materialized (
      select word, around,
        case when word ~ '^[^0-9]{4,}$' and not ${isKnown} then ${nearWords(sql`typed.word`)} end as near
      from typed
    ),
    spelling as materialized (
      select
        string_agg('(' || coalesce(near, ${wholeWord(sql`word`)}) || ')', ' & ') as whole,
        string_agg('(' || coalesce(near, ${beginning(sql`word`)}) || ')', ' & ') as begun,
        replace(concat_ws(
          ' | ',
          string_agg('(' || coalesce(near, concat_ws(' | ', ${beginning(sql`word`)}, around)) || ')', ' & '),
          ${wholeCode}::text
        ), ${anyWeight}, '') as found
      from spelt
    )
  `
}

function matches(query: SQL): SQL {
  return sql`${listedProducts.words} @@ (${query})`
}

/** Whether a search finds the row of listedProducts. Without a single word to look for, it finds none. */
export const isFound = matches(sql`select found::tsquery from spelling`)

function asked(column: 'whole' | 'begun', weights: string): SQL {
  return matches(sql`select replace(${sql.identifier(column)}, ${anyWeight}, ${weights})::tsquery from spelling`)
}

/**
 * How well the row of listedProducts answers a search, the best 0: its code; whole words in its title; beginnings in
 * its title, then also in its brand, then also in category and tags, then also in its description; the rest is found
 * inside other words. Nested, because each question costs time, and a common word has thousands of rows. Stands after
 * `spellingTables`.
 */
export function relevanceOf({ code }: SearchedText): SQL<number> {
  const isCode = code === null ? sql`false` : matches(sql`${`'${codeMark}${code}'`}::tsquery`)
  return sql<number>`case
    when ${isCode} then 0
    when ${asked('whole', 'A')} then 1
    when ${asked('begun', 'ABC')} then case
      when ${asked('begun', 'A')} then 2
      when ${asked('begun', 'AB')} then 3
      else 4
    end
    when ${asked('begun', '')} then 5
    else 6
  end`
}
