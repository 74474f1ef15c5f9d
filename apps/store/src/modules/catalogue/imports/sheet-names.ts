import { decodeEntities } from './html-text'

/** Sheets of a workbook, in order: `<sheet name="Prices" sheetId="1" state="hidden" r:id="rId1"/>`. */
const sheetTag = /^(?:\w{1,20}:)?sheet\s/

function attributeOf(attributes: string, name: string): string {
  return decodeEntities(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
}

/**
 * Returns the names of the visible sheets, or of all if none is visible.
 * @param workbook the XML of the workbook
 */
export function sheetNames(workbook: string): string[] {
  const tags = workbook.split('<').filter((tag) => sheetTag.test(tag))
  const sheets = tags.map((tag) => ({
    name: attributeOf(tag, 'name'),
    isVisible: !/hidden/i.test(attributeOf(tag, 'state')),
  }))
  const visible = sheets.filter(({ isVisible }) => isVisible)
  return (visible.length > 0 ? visible : sheets).map(({ name }) => name)
}
