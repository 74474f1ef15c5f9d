import { describe, expect, it } from 'vitest'
import { duplicateMessages, type VisibleMessage } from './duplicate-messages'

const alert = (text: string): VisibleMessage => ({ role: 'alert', text })
const status = (text: string): VisibleMessage => ({ role: 'status', text })

describe('duplicateMessages', () => {
  it('reports a failure that two places show', () => {
    const lost = 'Failed to load cart data'
    expect(duplicateMessages([alert(lost), status('Loading...')])).toEqual([])
    expect(duplicateMessages([alert(lost), alert(lost)])).toEqual([lost])
    expect(duplicateMessages([alert(lost), status(lost)])).toEqual([lost])
    expect(duplicateMessages([alert(lost), alert(`${lost} Try Again`)])).toEqual([lost])
    expect(duplicateMessages([alert(lost), alert('Failed to load promo codes.')])).toEqual([])
  })

  it('reports nothing for empty messages, or if parts have the same status', () => {
    expect(duplicateMessages([alert(''), alert(''), status('Loading...'), status('Loading...')])).toEqual([])
  })
})
