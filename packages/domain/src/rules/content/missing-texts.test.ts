import { describe, expect, it } from 'vitest'
import { missingTexts } from './missing-texts'

describe('missingTexts', () => {
  it('names the empty texts of entries and not the title of their group', () => {
    const items = [
      { title: '', text: '' },
      { title: 'Order', text: '' },
    ]
    expect(missingTexts('steps', { title: '', items })).toEqual(['items.0.title'])
    expect(missingTexts('samples', { title: '', note: '', items: [{ title: 'Fish', picture: '' }] })).toEqual([
      'items.0.picture',
    ])
    expect(missingTexts('tiles', { title: '', items: [{ title: 'New', pictures: ['/a.png', ''] }] })).toEqual([
      'items.0.pictures.1',
    ])
  })

  it('names the empty title of a banner, and not its empty button', () => {
    expect(missingTexts('banner', { title: ' ', text: '', button: { text: '', href: null } })).toEqual(['title'])
  })

  it('is empty for a kind that needs no text', () => {
    expect(missingTexts('shelf', { rule: 'usual', title: '' })).toEqual([])
  })
})
