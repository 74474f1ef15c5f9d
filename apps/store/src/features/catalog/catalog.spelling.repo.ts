import { sql, type SQL } from 'drizzle-orm'
import type { SearchedText } from '@skafferi/domain/catalog/search.rules'
import { parameter, type Value } from '../../db/prepared'
import { listedProducts, searchWords, synonyms } from '../../db/schema'
import { codeMark } from './search-text'

/** So many words that contain a searched one, or are spelt nearly like it, are looked for beside it. */
const maxKin = 40

/** What is searched for, as statements take it. */
export interface TextValues {
  words: Value<readonly string[]>
  /** The code as a query, and as one for codes that begin with it; null where none was typed. */
  code: Value<string> | null
  codeBegun: Value<string> | null
}

/** A searched text as statements take it. */
export function textValues({ words, code }: SearchedText) {
  return {
    words,
    code: code === null ? null : `'${codeMark}${code}'`,
    codeBegun: code === null ? null : `'${codeMark}${code}':*`,
  }
}

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

/** The searched words, each with what it is together with its neighbours; and what each may be a compound of, as `partsOf` of the domain. */
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

/** Parts are looked for in title, brand, category, tags and variants: descriptions have too many words. */
const labelWeights = 'ABC'

/** Two parts of a typed word that stand in a product, or what else these may be, as a query. Stands after `kinTable`. */
function wordParts(typed: SQL): SQL {
  const part = (column: SQL) => sql`(
    select '(' || concat_ws(' | ', ${wholeWord(column)}, (select kin from kin where kin.word = ${column})) || ')'
  )`
  return sql`(
    select string_agg(pair.query, ' | ')
    from (
      select replace('(' || ${part(sql`first`)} || ' & ' || ${part(sql`second`)} || ')', ${anyWeight}, ${labelWeights}) as query
      from parts where parts.word = ${typed}
    ) as pair
    where search.finds(pair.query::tsquery)
  )`
}

/**
 * A table `kin` of what else the searched words, together or in parts, may be, as a query: the same as `kinOf` of the
 * domain. The groups are few, so all of them are looked at. Stands after `wordTables`.
 */
function kinTable(): SQL {
  const wordsOf = (term: SQL) => sql`string_to_array(${term}, ' ')`
  return sql`
    kin as materialized (
      select own.word, string_agg(distinct other.query, ' | ') as kin
      from ${synonyms}
      cross join lateral (
        select distinct unnest(${wordsOf(sql`term`)}) as word
        from unnest(${synonyms.foldedTerms}) as term
        where ${wordsOf(sql`term`)} <@ array(
          select unnest(word || joined) from searched union select unnest(array[first, second]) from parts
        )
      ) as own
      cross join lateral (
        select '(' || (
          select string_agg(${wholeWord(sql`part`)}, ' & ') from unnest(${wordsOf(sql`term`)}) as part
        ) || ')' as query
        from unnest(${synonyms.foldedTerms}) as term
      ) as other
      group by own.word
    )
  `
}

/** One of the queries of a searched word that has no near spellings in its place. */
function wordQuery(...queries: SQL[]): SQL {
  return sql`string_agg('(' || coalesce(near, concat_ws(' | ', ${sql.join(queries, sql`, `)})) || ')', ' & ')`
}

/** Words that may be meant as one, as a query. */
const anyOf = (words: SQL, asQuery: (word: SQL) => SQL) =>
  sql`(select string_agg(${asQuery(sql`each`)}, ' | ') from unnest(${words}) as each)`

/**
 * Tables for the beginning of a statement that say what to search for in this catalogue. Words of four letters and more
 * are also found inside others, long ones as the two parts of a compound, neighbours as one word, and those with
 * synonyms as these. Where nothing has any of them, near spellings take the word's place.
 */
export function spellingTables({ words, codeBegun }: TextValues): SQL {
  const searched = sql`${parameter(words)}::text[]`
  const [whole, begun, around, kin, parts] = [
    wholeWord(sql`word`),
    beginning(sql`word`),
    sql`around`,
    sql`kin`,
    sql`compound`,
  ]
  const [joinedWhole, joinedBegun] = [anyOf(sql`joined`, wholeWord), anyOf(sql`joined`, beginning)]
  const isKnown = isInUse(sql`concat_ws(' | ', ${begun}, ${joinedBegun}, ${around}, ${kin}, ${parts})`)
  return sql`
    ${wordTables(searched)},
    ${kinTable()},
    typed as materialized (
      select word, joined,
        (select string_agg(kin, ' | ') from kin where kin.word = any(typed.word || joined)) as kin,
        case when word ~ '^[^0-9]{4,}$' then ${wordsAround(sql`typed.word`)} end as around,
        ${wordParts(sql`typed.word`)} as compound
      from searched as typed
    ),
    spelt as materialized (
      select *, case when word ~ '^[^0-9]{4,}$' and not ${isKnown} then ${nearWords(sql`typed.word`)} end as near
      from typed
    ),
    spelling as materialized (
      select
        ${wordQuery(whole, joinedWhole, kin)} as whole,
        ${wordQuery(begun, joinedBegun, kin)} as begun,
        replace(concat_ws(' | ', ${wordQuery(begun, joinedBegun, around, kin, parts)}, ${codeBegun}::text), ${anyWeight}, '') as found
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
 * its title, then also in its brand, then also in category, tags and variants, then also in its description; the rest is
 * found inside other words or as the two parts of a compound. Nested, because each question costs time, and a common word has thousands of rows. Stands after
 * `spellingTables`.
 */
export function relevanceOf({ code }: TextValues): SQL<number> {
  const isCode = code === null ? sql`false` : matches(sql`${code}::tsquery`)
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
