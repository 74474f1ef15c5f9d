import { megabyte } from '@skafferi/domain/rules/text/file-size'
import { fault, type FieldFault, refuse, type StoreError } from '../../../platform/http/errors'
import type { UploadLimits } from './upload-limits'
import type { PdfKind } from './kind-of-pdf'

/** A refused file. */
export interface RefusedFile {
  /** The original file name. */
  name: string
  /** Index in the form, from 0. */
  index: number
  limits: UploadLimits
}

/** The values of every refusal of a file: which one it is, and what may be sent. */
function paramsOf({ name, index, limits }: RefusedFile) {
  const { files, typeNames: types, fileBytes } = limits
  return { ...(name !== '' && { file: name }), number: index + 1, files, types, megabytes: fileBytes / megabyte }
}

const at = ({ index }: RefusedFile, problem: FieldFault) => ({ [`files.${index}`]: problem })

/** 400: no file. */
export function noFile({ files, typeNames: types, fileBytes }: UploadLimits): StoreError {
  return refuse('no_file', { files, types, megabytes: fileBytes / megabyte }, { files: fault('required') })
}

/** 400: too many files. */
export const tooManyFiles = (file: RefusedFile): StoreError =>
  refuse('too_many_files', paramsOf(file), at(file, fault('too_many_files')))

/** 400: the name is a path or not text; it is not repeated. */
export const invalidFileName = (file: RefusedFile, problem: FieldFault): StoreError =>
  refuse('invalid_file_name', paramsOf({ ...file, name: '' }), at(file, problem))

/** 400: empty file. */
export const emptyFile = (file: RefusedFile): StoreError =>
  refuse('empty_file', paramsOf(file), at(file, fault('empty_file')))

/** 413: file too large. */
export function fileTooLarge(file: RefusedFile): StoreError {
  const params = paramsOf(file)
  return refuse('file_too_large', params, at(file, fault('file_too_large', { megabytes: params.megabytes })))
}

/** 400: unsupported content, whatever the name. */
export function unsupportedFileType(file: RefusedFile): StoreError {
  const params = paramsOf(file)
  return refuse('unsupported_file_type', params, at(file, fault('unsupported_file_type', { types: params.types })))
}

const pdfProblems = {
  active: ['active_pdf', 'active_pdf'],
  encrypted: ['encrypted_pdf', 'encrypted_pdf'],
  damaged: ['unreadable_pdf', 'unreadable_file'],
} as const

/** 400: a PDF that is active, encrypted or damaged. */
export function refusedPdf(file: RefusedFile, kind: Exclude<PdfKind, 'plain'>): StoreError {
  const [code, problem] = pdfProblems[kind]
  return refuse(code, paramsOf(file), at(file, fault(problem)))
}

/** 400: a damaged picture, or one with too many pixels. */
export const unreadablePicture = (file: RefusedFile, problem: FieldFault): StoreError =>
  refuse('unreadable_picture', { ...paramsOf(file), ...problem.params }, at(file, problem))
