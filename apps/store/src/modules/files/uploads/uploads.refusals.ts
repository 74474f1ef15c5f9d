import { megabyte } from '@skafferi/domain/rules/text/file-size'
import { invalidData, StoreError } from '../../../platform/http/errors'
import type { UploadLimits } from './uploads.limits'
import type { PdfKind } from './uploads.pdfs'

/** A refused file. */
export interface RefusedFile {
  /** The original file name. */
  name: string
  /** Index in the form, from 0. */
  index: number
  limits: UploadLimits
}

/** Formats the maximum size of a file. */
function maxFileSize({ fileBytes }: UploadLimits): string {
  return `${fileBytes / megabyte} MB`
}

function allowed(limits: UploadLimits): string {
  const { files, typeNames } = limits
  const allowance = files === 1 ? 'One file is allowed' : `Up to ${files} files are allowed`
  return `${allowance}: ${typeNames}, at most ${maxFileSize(limits)}${files === 1 ? '' : ' each'}.`
}

/** Returns a refusal with the problem of a file and the allowed types. */
function wrongFile(code: string, { name, index, limits }: RefusedFile, problem: string): StoreError {
  const message = `${name || `File ${index + 1}`} ${problem}. ${allowed(limits)}`
  return invalidData(code, message, { [`files.${index}`]: problem })
}

/** 400: no file. */
export function noFile(limits: UploadLimits): StoreError {
  return invalidData('no_file', `No file was sent. ${allowed(limits)}`, { files: 'is required' })
}

/** 400: too many files. */
export function tooManyFiles(file: RefusedFile): StoreError {
  return wrongFile('too_many_files', file, 'is one file too many')
}

/**
 * 400: the name is a path or not text; it is not repeated.
 * @param problem the end of a sentence that begins with the file
 */
export function invalidFileName(file: RefusedFile, problem: string): StoreError {
  return wrongFile('invalid_file_name', { ...file, name: '' }, `${problem}: give it another one`)
}

/** 400: empty file. */
export function emptyFile(file: RefusedFile): StoreError {
  return wrongFile('empty_file', file, 'is empty')
}

/** 413: file too large. */
export function fileTooLarge(file: RefusedFile): StoreError {
  return new StoreError(413, wrongFile('file_too_large', file, `is larger than ${maxFileSize(file.limits)}`).refusal)
}

/** 400: unsupported content, whatever the name. */
export function unsupportedFileType(file: RefusedFile): StoreError {
  return wrongFile('unsupported_file_type', file, `is not a ${file.limits.typeNames} by its content`)
}

const pdfProblems: Readonly<Record<Exclude<PdfKind, 'plain'>, readonly [code: string, problem: string]>> = {
  active: ['active_pdf', 'contains scripts, programs or other files: print it to a PDF again, or send a picture of it'],
  encrypted: ['encrypted_pdf', 'is encrypted: save it without a password and other protection'],
  damaged: ['unreadable_pdf', 'is damaged or incomplete'],
}

/** 400: a PDF that is active, encrypted or damaged. */
export function refusedPdf(file: RefusedFile, kind: Exclude<PdfKind, 'plain'>): StoreError {
  return wrongFile(pdfProblems[kind][0], file, pdfProblems[kind][1])
}

/**
 * 400: a damaged picture.
 * @param problem the end of a sentence that begins with its name
 */
export function unreadablePicture(file: RefusedFile, problem: string): StoreError {
  return wrongFile('unreadable_picture', file, problem)
}
