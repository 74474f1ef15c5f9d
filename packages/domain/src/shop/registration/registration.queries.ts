import { ApiError, unwrap, uploadFiles, type Upload } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { shelfCode, shelfStorageKey } from './shelf-code'
import { toApplication, type ConsentTexts } from './application'
import type { ApplicationForm } from '../../rules/registration/application-form'
import { checkLicense } from '../../rules/registration/license'
import type { RegistrationDraft } from './registration.draft'

/** An application to send. */
export interface Application {
  draft: RegistrationDraft
  /** URL of the uploaded licence; undefined if there is none. */
  license: string | undefined
  /** Hashes of the texts that its consents name. */
  texts: ConsentTexts
  /** The questions that were asked. */
  form: ApplicationForm
}

/**
 * Uploads a licence and returns its URL for the application.
 * @throws ApiError with the store's code, before anything is sent, if the file is invalid; `incomplete_upload` if the
 * store returned no URL
 */
export async function uploadLicense(
  { connection }: Shop,
  { file, ...uploadOptions }: Pick<Upload, 'onProgress' | 'signal'> & { file: File },
): Promise<string> {
  const fault = checkLicense({ mediaType: file.type, bytes: file.size })
  if (fault) throw new ApiError(400, { code: fault, message: '' })
  const { status, files } = await uploadFiles(connection, {
    path: '/store/customers/uploads',
    files: [file],
    ...uploadOptions,
  })
  const url = status === 'success' ? files[0]?.url : undefined
  if (!url) throw new ApiError(200, { code: 'incomplete_upload', message: '' })
  return url
}

/** Sends an application, with the shared shelf that the visitor has chosen. */
export async function register(shop: Shop, { draft, license, texts, form }: Application): Promise<void> {
  const body = toApplication(draft, license, texts, form)
  if (!body) throw new Error('register: the application is not complete.')
  await unwrap(shop.client.POST('/store/customers/register', { body: { ...body, shelf_code: shelfCode(shop) } }))
  shop.storage(shelfStorageKey).clear()
}

/** Reads an application that was sent, by the token of the link in the e-mail with the shop's question. */
export const sentApplicationQuery = ({ client }: Shop, token: string) =>
  queryOptions({
    queryKey: ['sent-application', token],
    queryFn: () => unwrap(client.POST('/store/customers/sent-application', { body: { token } })),
    // Refetching must not replace what is entered.
    staleTime: Infinity,
    enabled: token !== '',
  })

/**
 * Sends an application again, with the answer to the shop's question.
 * @throws ApiError 409 `link_answered` or `link_ended`, among others
 */
export async function answer(
  { client }: Shop,
  token: string,
  { draft, license, texts, form }: Application,
): Promise<void> {
  const application = toApplication(draft, license, texts, form)
  if (!application) throw new Error('answer: the application is not complete.')
  await unwrap(client.POST('/store/customers/sent-application/answer', { body: { token, ...application } }))
}
