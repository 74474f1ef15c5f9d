import { describe, expect, it } from 'vitest'
import { pageDifferences, type PageState, type Part } from './page-differences'

const part = (name: string, state: Part['state'] = {}): Part => ({ element: { name }, name, state })

const button = part('button "Add"')
const country = part('input "Country"', { value: '' })
const dialog = part('dialog', { open: 'false' })
const rendered: PageState = { focus: undefined, parts: [button, country, dialog] }

/** The same page with some of its parts in another state. */
const after = (change: { focus?: Part; parts?: readonly Part[] }): PageState => ({ ...rendered, ...change })

describe('pageDifferences', () => {
  it('reports nothing if the page is as it was rendered', () => {
    expect(pageDifferences(rendered, after({ parts: rendered.parts.map((one) => ({ ...one })) }))).toEqual([])
  })

  it('reports focus that was moved or lost', () => {
    expect(pageDifferences(rendered, after({ focus: button }))).toEqual(['the focus is on button "Add"'])
    expect(pageDifferences(after({ focus: button }), rendered)).toEqual(['the focus is on nothing'])
    expect(pageDifferences(after({ focus: button }), after({ focus: button }))).toEqual([])
  })

  it('reports a changed value', () => {
    const typed = { ...country, state: { value: 'Swe' } }
    expect(pageDifferences(rendered, after({ parts: [button, typed, dialog] }))).toEqual([
      'input "Country" has value "Swe" instead of ""',
    ])
  })

  it('reports a dialog that was closed or opened', () => {
    const open = { ...dialog, state: { open: 'true' } }
    expect(pageDifferences(rendered, after({ parts: [button, country, open] }))).toEqual([
      'dialog has open "true" instead of "false"',
    ])
    expect(pageDifferences({ ...rendered, parts: [button] }, after({ parts: [button, open] }))).toEqual([
      'dialog is open',
    ])
  })

  it('reports a removed part', () => {
    expect(pageDifferences(rendered, after({ parts: [country, dialog] }))).toEqual(['button "Add" is gone'])
  })

  it('ignores parts that a page adds while it loads', () => {
    expect(pageDifferences({ ...rendered, parts: [] }, after({ parts: [button, country, dialog] }))).toEqual([])
  })

  it('distinguishes parts of the same name', () => {
    const twin = part('input "Country"', { value: 'Sweden' })
    expect(pageDifferences(rendered, after({ parts: [...rendered.parts, twin] }))).toEqual([])
  })
})
