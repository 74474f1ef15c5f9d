import { describe, expect, it } from 'vitest'
import { leftBehind, type Look, type Part } from './left-behind'

const part = (name: string, state: Part['state'] = {}): Part => ({ element: { name }, name, state })

const button = part('button "Add"')
const country = part('input "Country"', { value: '' })
const dialog = part('dialog', { open: 'false' })
const drawn: Look = { focus: undefined, parts: [button, country, dialog] }

/** The same page with some of its parts in another state. */
const after = (change: { focus?: Part; parts?: readonly Part[] }): Look => ({ ...drawn, ...change })

describe('what a play function leaves behind', () => {
  it('nothing, where all is as it was drawn', () => {
    expect(leftBehind(drawn, after({ parts: drawn.parts.map((one) => ({ ...one })) }))).toEqual([])
  })

  it('the focus where it was not, or no longer', () => {
    expect(leftBehind(drawn, after({ focus: button }))).toEqual(['the focus is on button "Add"'])
    expect(leftBehind(after({ focus: button }), drawn)).toEqual(['the focus is on nothing'])
    expect(leftBehind(after({ focus: button }), after({ focus: button }))).toEqual([])
  })

  it('a value', () => {
    const typed = { ...country, state: { value: 'Swe' } }
    expect(leftBehind(drawn, after({ parts: [button, typed, dialog] }))).toEqual([
      'input "Country" has value "Swe" instead of ""',
    ])
  })

  it('a dialog that was closed, or was not there', () => {
    const open = { ...dialog, state: { open: 'true' } }
    expect(leftBehind(drawn, after({ parts: [button, country, open] }))).toEqual([
      'dialog has open "true" instead of "false"',
    ])
    expect(leftBehind({ ...drawn, parts: [button] }, after({ parts: [button, open] }))).toEqual(['dialog is open'])
  })

  it('a gap, where something was taken away', () => {
    expect(leftBehind(drawn, after({ parts: [country, dialog] }))).toEqual(['button "Add" is gone'])
  })

  it('not what a page brings while it loads', () => {
    expect(leftBehind({ ...drawn, parts: [] }, after({ parts: [button, country, dialog] }))).toEqual([])
  })

  it('a part of the same name is another part', () => {
    const twin = part('input "Country"', { value: 'Sweden' })
    expect(leftBehind(drawn, after({ parts: [...drawn.parts, twin] }))).toEqual([])
  })
})
