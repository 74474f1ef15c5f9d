import type { AccountAction, Problem } from '@skafferi/domain/platform/action/views'
import type { Translate } from '../../../words'
import type { AccountProblemsWords } from '../../../words/generated/account-problems'
import { isTransportFailure } from '../../service/problem-text'

type Key = keyof AccountProblemsWords
type Format = (t: Translate<AccountProblemsWords>, problem: Problem<AccountAction>) => string

/** The action's own text, whatever the server's message is. */
const fixedText =
  (key: Key): Format =>
  (t) =>
    t(key)

/**
 * The server's message if there is one, otherwise the action's text; another text if there was no answer (Specification
 * (accounts) §8).
 */
const serverMessage =
  (key: Key, unanswered: Key = key): Format =>
  (t, problem) =>
    isTransportFailure(problem) ? t(unanswered) : problem.message || t(key)

/** The store's codes for invalid data, with or without the invalid fields. */
const invalidData: readonly string[] = ['invalid_request', 'invalid_data']

/** Texts for a refused licence by the store's code, if the store has no message. */
const licenseTexts: Readonly<Partial<Record<string, Key>>> = {
  unsupported_file_type: 'licenseWrongType',
  file_too_large: 'licenseTooLarge',
  empty_file: 'licenseEmpty',
  active_pdf: 'licenseActive',
  encrypted_pdf: 'licenseEncrypted',
  unreadable_pdf: 'licenseDamaged',
  incomplete_upload: 'uploadLicenseIncomplete',
}

/** Why a note was not saved. If a colleague changed it, their note is shown before it is replaced. */
const formatNoteProblem: Format = (t, { code, params }) => {
  if (code === 'not_on_wishlist') return t('saveNoteGone')
  if (code !== 'note_changed') return t('saveNote')
  const note = String(params?.note ?? '')
  return note === '' ? t('saveNoteEmptied') : t('saveNoteChanged', { note })
}

/** Why an address was not stored or removed. After an edit conflict, what the next attempt does. */
const formatStoredAddressProblem =
  (key: 'storeAddress' | 'removeAddress'): Format =>
  (t, problem) => {
    const { code, params } = problem
    if (code === 'address_changed') return t(`${key}Changed`, { name: String(params?.name ?? '') })
    if (code === 'address_exists') return t('storeAddressExists', { name: String(params?.name ?? '') })
    return code === 'address_not_found' ? t('storeAddressGone') : serverMessage(key)(t, problem)
  }

/** One text for each action, so that a new action does not compile without one. */
const formats: Record<AccountAction, Format> = {
  register: serverMessage('register', 'registerUnanswered'),
  request_access: (t, { code, message }) =>
    invalidData.includes(code) ? t('requestAccessInvalid') : message || t('requestAccess'),
  upload_license: (t, problem) =>
    serverMessage(licenseTexts[problem.code] ?? 'uploadLicense', 'uploadLicenseUnanswered')(t, problem),
  request_code: serverMessage('requestCode'),
  verify_code: serverMessage('verifyCode'),
  choose_password: serverMessage('choosePassword'),
  load_complaints: fixedText('loadComplaints'),
  file_complaint: serverMessage('fileComplaint', 'fileComplaintUnanswered'),
  upload_pictures: fixedText('uploadPictures'),
  load_wishlist: fixedText('loadWishlist'),
  remove_from_wishlist: fixedText('removeFromWishlist'),
  clear_wishlist: fixedText('clearWishlist'),
  save_note: formatNoteProblem,
  load_reviews: serverMessage('loadReviews'),
  submit_review: serverMessage('submitReview'),
  send_message: serverMessage('sendMessage'),
  save_profile: serverMessage('saveProfile'),
  load_address_book: fixedText('loadAddressBook'),
  store_address: formatStoredAddressProblem('storeAddress'),
  remove_address: formatStoredAddressProblem('removeAddress'),
  change_password: serverMessage('changePassword'),
  load_sessions: fixedText('loadSessions'),
  end_session: fixedText('endSession'),
  end_other_sessions: fixedText('endOtherSessions'),
}

/** Formats a problem of the account area with the texts of the specifications' error catalogues. */
export function formatAccountProblem(t: Translate<AccountProblemsWords>, problem: Problem<AccountAction>): string {
  return formats[problem.action](t, problem)
}
