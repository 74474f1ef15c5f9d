import { sql, type SQL } from 'drizzle-orm'
import { gtinForms } from '@skafferi/domain/rules/catalogue/gtin'
import type { SearchedText } from '@skafferi/domain/rules/catalogue/search'
import { parameter, type Value } from '../../../platform/db/prepared'
import { listedProducts, searchWords, synonyms } from '../../../platform/db/schema'
import { codeMark } from './search-text'

/** Maximum number of containing or similar words to search for in addition to a word. */
const maxRelated = 40

/** The values of a text search. */
export interface TextValues {
  words: Value<readonly string[]>
  /** The code as a query, and as a prefix query; null if there is no code. */
  code: Value<string> | null
  codePrefix: Value<string> | null
}

/** Returns a code as a query; a GTIN also in its other lengths. */
function wholeCode(code: string): string {
  return [...new Set([code, ...gtinForms(code)])].map((form) => `'${codeMark}${form}'`).join(' | ')
}

/** Returns the values of a text search. */
export function textValues({ words, code }: SearchedText) {
  return {
    words,
    code: code === null ? null : wholeCode(code),
    codePrefix: code === null ? null : `'${codeMark}${code}':* | ${wholeCode(code)}`,
  }
}

/** A placeholder for weights, so that one query text serves all fields. */
const anyWeight = '@'

/** A word as a tsquery; prefixes end with an asterisk. */
const fullWord = (word: SQL) => sql`format('''%s'':${sql.raw(anyWeight)}', ${word})`
const prefixWord = (word: SQL) => sql`format('''%s'':*${sql.raw(anyWeight)}', ${word})`

/** Returns catalogue words that contain the typed one, but not as a prefix, as a tsquery: "peppermint" for "mint". */
function wordsAround(typed: SQL): SQL {
  return sql`(
    select string_agg(${fullWord(sql`around.word`)}, ' | ')
    from (
      select word from ${searchWords}
      where word like '%' || ${typed} || '%' and word not like ${typed} || '%'
      order by length(word), word
      limit ${maxRelated}
    ) as around
  )`
}

/** Condition: some product has one of the query's words. The word list also contains words of removed products. */
const isInUse = (query: SQL) => sql`search.finds(replace(${query}, ${anyWeight}, '')::tsquery)`

/** Weighted edit distance: 2 for an omitted letter, 3 for an additional or wrong one. */
const editDistance = (typed: SQL, word: SQL) => sql`levenshtein(${typed}, ${word}, 2, 3, 3)`

/**
 * Returns catalogue words of which the typed one may be a misspelling, as a tsquery: the nearest of those that look or
 * sound alike. Tolerates one error, two in words of at least eight letters, and more if both sound the same. An
 * unfinished word may match the beginning of a catalogue word, with lower priority.
 */
function similarWords(typed: SQL): SQL {
  return sql`(
    select string_agg(${fullWord(sql`nearest.word`)}, ' | ')
    from (
      select word, rank() over (order by least(whole, begun + 2)) as place
      from (
        select word,
          ${editDistance(typed, sql`word`)} as whole,
          least(
            ${editDistance(typed, sql`left(word, length(${typed}))`)},
            ${editDistance(typed, sql`left(word, length(${typed}) + 1)`)}
          ) as begun,
          case
            when dmetaphone(word) = dmetaphone(${typed}) then case when length(${typed}) < 6 then 6 else 9 end
            when length(${typed}) < 8 then 3
            else 6
          end as tolerance
        from ${searchWords}
        where word % ${typed} or (dmetaphone(word) = dmetaphone(${typed}) and ${typed} ~ '^[a-z]+$')
      ) as alike
      where least(whole, begun) <= tolerance and ${isInUse(fullWord(sql`word`))}
      order by place, word
      limit ${maxRelated}
    ) as nearest
    where place = 1
  )`
}

/**
 * Tables with the searched words, each joined with its neighbours, and the parts that each may be composed of, like
 * `partsOf` of the domain.
 */
const wordTables = (searched: SQL) => sql`
  searched as materialized (
    select word, array_remove(array[lag(word) over places || word, word || lead(word) over places], null) as joined
    from unnest(${searched}) with ordinality as given(word, place) window places as (order by place)
  ),
  parts as materialized (
    select word, left(word, at) as first, substr(word, at + 1) as second
    from searched cross join generate_series(3, length(word) - 3) as at
    where word ~ '^[^0-9]+$'
  )
`

/** Compound parts are searched in title, brand, category, tags and variants; descriptions contain too many words. */
const labelWeights = 'ABC'

/**
 * Returns two parts of a compound word that occur in one product, or their synonyms, as a tsquery. Requires
 * `relatedTable`.
 */
function wordParts(typed: SQL): SQL {
  const part = (column: SQL) => sql`(
    select '(' ||
      concat_ws(' | ', ${fullWord(column)}, (select related from related where related.word = ${column})) ||
      ')'
  )`
  return sql`(
    select string_agg(pair.query, ' | ')
    from (
      select replace(
        '(' || ${part(sql`first`)} || ' & ' || ${part(sql`second`)} || ')', ${anyWeight}, ${labelWeights}
      ) as query
      from parts where parts.word = ${typed}
    ) as pair
    where search.finds(pair.query::tsquery)
  )`
}

/**
 * A table `related` with the synonyms of the searched words, joined words and parts, as a tsquery; the same as
 * `relatedTerms` of the domain. There are few groups, so all are scanned. Requires `wordTables`.
 */
function relatedTable(): SQL {
  const wordsOf = (term: SQL) => sql`string_to_array(${term}, ' ')`
  return sql`
    related as materialized (
      select searched_term.word, string_agg(distinct other.query, ' | ') as related
      from ${synonyms}
      cross join lateral (
        select distinct unnest(${wordsOf(sql`term`)}) as word
        from unnest(${synonyms.foldedTerms}) as term
        where ${wordsOf(sql`term`)} <@ array(
          select unnest(word || joined) from searched union select unnest(array[first, second]) from parts
        )
        union
        select word from searched
        where word ~ '^[^0-9]{4,}$'
          and exists (
            select from unnest(${synonyms.foldedTerms}) as term where starts_with(term, word) and term not like '% %'
          )
      ) as searched_term
      cross join lateral (
        select '(' || (
          select string_agg(${fullWord(sql`part`)}, ' & ') from unnest(${wordsOf(sql`term`)}) as part
        ) || ')' as query
        from unnest(${synonyms.foldedTerms}) as term
      ) as other
      group by searched_term.word
    )
  `
}

/** Combines the alternatives of each searched word; similar spellings replace them if there are any. */
function wordQuery(...queries: SQL[]): SQL {
  return sql`string_agg('(' || coalesce(near, concat_ws(' | ', ${sql.join(queries, sql`, `)})) || ')', ' & ')`
}

/** Combines words as alternatives in a tsquery. */
const anyOf = (words: SQL, asQuery: (word: SQL) => SQL) =>
  sql`(select string_agg(${asQuery(sql`each`)}, ' | ') from unnest(${words}) as each)`

/**
 * Returns the tables for a text search. Words of at least four letters also match inside others, long ones as
 * compounds, adjacent ones as one word, and those with synonyms as these. If nothing matches a word, similar spellings
 * replace it.
 */
export function spellingTables({ words, codePrefix }: TextValues): SQL {
  const searched = sql`${parameter(words)}::text[]`
  const [full, prefix, around, related, parts] = [
    fullWord(sql`word`),
    prefixWord(sql`word`),
    sql`around`,
    sql`related`,
    sql`compound`,
  ]
  const [joinedFull, joinedPrefix] = [anyOf(sql`joined`, fullWord), anyOf(sql`joined`, prefixWord)]
  const isKnown = isInUse(sql`concat_ws(' | ', ${prefix}, ${joinedPrefix}, ${around}, ${related}, ${parts})`)
  return sql`
    ${wordTables(searched)},
    ${relatedTable()},
    typed as materialized (
      select word, joined,
        (select string_agg(related, ' | ') from related where related.word = any(typed.word || joined)) as related,
        case when word ~ '^[^0-9]{4,}$' then ${wordsAround(sql`typed.word`)} end as around,
        ${wordParts(sql`typed.word`)} as compound
      from searched as typed
    ),
    spelt as materialized (
      select *, case when word ~ '^[^0-9]{4,}$' and not ${isKnown} then ${similarWords(sql`typed.word`)} end as near
      from typed
    ),
    spelling as materialized (
      select
        ${wordQuery(full, joinedFull, related)} as whole,
        ${wordQuery(prefix, joinedPrefix, related)} as begun,
        replace(
          concat_ws(' | ', ${wordQuery(prefix, joinedPrefix, around, related, parts)}, ${codePrefix}::text),
          ${anyWeight}, ''
        ) as found
      from spelt
    )
  `
}

function matches(query: SQL): SQL {
  return sql`${listedProducts.words} @@ (${query})`
}

/** Condition: the search finds the row of listedProducts. False if no word is left to search for. */
export const isFound = matches(sql`select found::tsquery from spelling`)

function matchesIn(column: 'whole' | 'begun', weights: string): SQL {
  return matches(sql`select replace(${sql.identifier(column)}, ${anyWeight}, ${weights})::tsquery from spelling`)
}

/**
 * Returns the relevance of a row of listedProducts, 0 being the best: its code; whole words in the title; prefixes in
 * the title, then also in the brand, then in category, tags and variants, then in the description; otherwise inside
 * other words or as a compound. Nested for speed, because a common word has thousands of rows. Requires
 * `spellingTables`.
 */
export function relevanceOf({ code }: TextValues): SQL<number> {
  const isCode = code === null ? sql`false` : matches(sql`${code}::tsquery`)
  return sql<number>`case
    when ${isCode} then 0
    when ${matchesIn('whole', 'A')} then 1
    when ${matchesIn('begun', 'ABC')} then case
      when ${matchesIn('begun', 'A')} then 2
      when ${matchesIn('begun', 'AB')} then 3
      else 4
    end
    when ${matchesIn('begun', '')} then 5
    else 6
  end`
}
