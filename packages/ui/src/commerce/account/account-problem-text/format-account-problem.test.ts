import { describe, expect, it } from 'vitest'
import type { AccountAction, Problem } from '@skafferi/domain/platform/action/views'
import { accountProblemsWords } from '../../../words/generated/account-problems'
import { createTranslate } from '../../../words/translate'
import { formatAccountProblem } from './format-account-problem'

const t = createTranslate(accountProblemsWords, 'en')

function textOf(action: AccountAction, rest: Partial<Problem<AccountAction>> = {}): string {
  return formatAccountProblem(t, { action, code: 'network', message: null, fields: {}, ...rest })
}

describe('a problem of the account area has the text of the specification', () => {
  it.each<[AccountAction, string]>([
    ['register', 'An unexpected error occurred. Please try again.'],
    ['request_access', 'Server error'],
    ['upload_license', 'An error occurred during file upload. Please try again.'],
    ['request_code', 'Failed to send the code. Please try again.'],
    ['verify_code', 'Failed to check the code. Please try again.'],
    ['choose_password', 'Failed to save the password. Please try again.'],
    ['load_complaints', 'Failed to load complaints'],
    ['file_complaint', 'An error occurred while submitting the complaint'],
    ['upload_pictures', 'Failed to upload images. Please try again.'],
    ['load_wishlist', 'Failed to load wishlist'],
    ['remove_from_wishlist', 'Failed to remove from wishlist'],
    ['clear_wishlist', 'Failed to clear wishlist'],
    ['save_note', 'Failed to save the note. Please try again.'],
    ['load_reviews', 'Failed to fetch product reviews'],
    ['submit_review', 'Failed to submit review. Please try again.'],
    ['send_message', 'Failed to send your message. Please try again.'],
    ['save_profile', 'Failed to save your name and phone. What you typed is still here. Please try again.'],
    ['load_address_book', 'Failed to load the address book'],
    ['store_address', 'Failed to save the address. What you typed is still here. Please try again.'],
    ['remove_address', 'Failed to remove the address. Please try again.'],
    ['change_password', 'Failed to change the password. Please try again.'],
    ['load_sessions', 'Failed to load where you are signed in'],
    ['end_session', 'Failed to sign out this device. Please try again.'],
    ['end_other_sessions', 'Failed to sign out your other devices. Please try again.'],
  ])('%s without an answer: %s', (action, text) => {
    expect(textOf(action)).toBe(text)
  })

  it.each<[AccountAction, string]>([
    ['register', 'Registration failed. Please try again.'],
    ['request_access', 'Server error'],
    ['upload_license', 'File upload failed'],
    ['file_complaint', 'Failed to submit complaint'],
    ['load_reviews', 'Failed to fetch product reviews'],
  ])('%s with an empty message: %s', (action, text) => {
    expect(textOf(action, { code: 'unexpected_state', message: '' })).toBe(text)
  })

  it.each<AccountAction>([
    'register',
    'request_access',
    'upload_license',
    'request_code',
    'verify_code',
    'choose_password',
    'file_complaint',
    'load_reviews',
    'submit_review',
    'send_message',
    'save_profile',
    'change_password',
  ])('%s: a refusal shows the server message', (action) => {
    expect(textOf(action, { code: 'not_allowed', message: 'Not now, please.' })).toBe('Not now, please.')
  })

  it.each<[AccountAction, string]>([
    ['upload_pictures', 'Failed to upload images. Please try again.'],
    ['load_wishlist', 'Failed to load wishlist'],
    ['clear_wishlist', 'Failed to clear wishlist'],
  ])('%s has its own text whatever the server’s message is', (action, text) => {
    expect(textOf(action, { code: 'not_allowed', message: 'Not now, please.' })).toBe(text)
  })

  it.each([
    ['unsupported_file_type', 'We can’t accept this type of file. Please choose a PDF or a picture.'],
    ['file_too_large', 'This file is too large. Please choose a smaller one.'],
    ['empty_file', 'This file is empty. Please choose another one.'],
    [
      'active_pdf',
      'This PDF contains scripts, programs or other files. Please print it to a PDF again, or choose a picture of it.',
    ],
    ['encrypted_pdf', 'This PDF is encrypted. Please save it without a password and other protection.'],
    ['unreadable_pdf', 'This PDF is damaged or incomplete. Please choose another one.'],
    ['incomplete_upload', 'File upload failed. Please try again.'],
  ])('a licence refused as %s has the store’s reason if there is one', (code, text) => {
    expect(textOf('upload_license', { code })).toBe(text)
    expect(textOf('upload_license', { code, message: 'licence.pdf is larger than 10 MB.' })).toBe(
      'licence.pdf is larger than 10 MB.',
    )
  })

  it('a note that a colleague has changed is shown before it is replaced', () => {
    expect(textOf('save_note', { code: 'note_changed', params: { note: 'Theirs' } })).toBe(
      'A colleague has changed this note: “Theirs”. Save again to replace it.',
    )
    expect(textOf('save_note', { code: 'note_changed', params: { note: '' } })).toBe(
      'A colleague has deleted this note. Save again to store yours.',
    )
    expect(textOf('save_note', { code: 'not_on_wishlist' })).toBe(
      'This product is no longer on the wishlist, so its note was not saved.',
    )
  })

  it.each(['invalid_request', 'invalid_data'])('an access request refused as %s names the data', (code) => {
    expect(textOf('request_access', { code, message: 'x' })).toBe('Invalid registration data')
  })
})
