import { describe, expect, it } from 'vitest'
import { saidTwice, type Said } from './said-once'

const alert = (text: string): Said => ({ role: 'alert', text })
const status = (text: string): Said => ({ role: 'status', text })

describe('saidTwice', () => {
  it('reports a failure that two places show', () => {
    const lost = 'Failed to load cart data'
    expect(saidTwice([alert(lost), status('Loading...')])).toEqual([])
    expect(saidTwice([alert(lost), alert(lost)])).toEqual([lost])
    expect(saidTwice([alert(lost), status(lost)])).toEqual([lost])
    expect(saidTwice([alert(lost), alert(`${lost} Try Again`)])).toEqual([lost])
    expect(saidTwice([alert(lost), alert('Failed to load promo codes.')])).toEqual([])
  })

  it('reports nothing for empty messages, or if parts have the same status', () => {
    expect(saidTwice([alert(''), alert(''), status('Loading...'), status('Loading...')])).toEqual([])
  })
})
