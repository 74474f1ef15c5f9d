import { withoutControls } from '@skafferi/domain/rules/catalogue/cells'
import type { RowGroup } from './group-rows'
import type { CellFault } from './import-row'

/** The number of a group before its name: "1 Makeiset", "02. Drinks". */
export const groupNumber = /^\d{1,6}(?:\.\d{1,6}){0,3}\.?\s/

/** Maximum length and number of words of a group's name; a longer text is a note. */
const [maxLength, maxWords] = [50, 6]

/** Returns the name of a group by its heading; undefined if the text is a note. */
function nameOfGroup(heading: string): string | undefined {
  const name = withoutControls(heading).replace(groupNumber, '').trim()
  const isNote = /[.!?:;]$|[.!?:;] |@|:\/\//.test(name) || name.split(/\s+/).length > maxWords
  return isNote || name === '' || name.length > maxLength ? undefined : name
}

/**
 * Returns a function that finds the group of each row by the headings between the rows; undefined if it has none.
 * @param hasCategory true if the file has a column of categories, so that headings are not needed
 */
export function createGroupFinder(hasCategory: boolean): (doubt: CellFault | undefined) => string | undefined {
  let current: string | undefined
  return (doubt) => {
    if (hasCategory) return undefined
    const code = doubt?.problem.code
    if (code === 'group_heading') current = nameOfGroup(doubt?.value ?? '') ?? current
    if (code === 'total_row') current = undefined
    return doubt ? undefined : current
  }
}

/** Returns a new product without a category in that of the heading above its first row. */
export function withGroupName(group: RowGroup): RowGroup {
  const { productId, changes, rows } = group
  const category = rows[0]?.groupName
  if (productId !== undefined || changes.category !== undefined || category === undefined) return group
  return { ...group, changes: { ...changes, category } }
}
