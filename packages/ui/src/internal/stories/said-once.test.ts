import { describe, expect, it } from 'vitest'
import { saidTwice, type Said } from './said-once'

const alert = (text: string): Said => ({ role: 'alert', text })
const status = (text: string): Said => ({ role: 'status', text })

describe('a failure', () => {
  it('stands once, whichever two places would say it', () => {
    const lost = 'Failed to load cart data'
    expect(saidTwice([alert(lost), status('Loading...')])).toEqual([])
    expect(saidTwice([alert(lost), alert(lost)])).toEqual([lost])
    expect(saidTwice([alert(lost), status(lost)])).toEqual([lost])
    expect(saidTwice([alert(lost), alert(`${lost} Try Again`)])).toEqual([lost])
    expect(saidTwice([alert(lost), alert('Failed to load promo codes.')])).toEqual([])
  })

  it('is none where nothing is said, or where parts report the same of themselves', () => {
    expect(saidTwice([alert(''), alert(''), status('Loading...'), status('Loading...')])).toEqual([])
  })
})
