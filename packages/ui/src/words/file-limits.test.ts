import { pictureMaxBytes } from '@skafferi/domain/rules/complaints/picture'
import { megabyte } from '@skafferi/domain/rules/text/file-size'
import { licenseMaxBytes } from '@skafferi/domain/rules/registration/license'
import { expect, it } from 'vitest'
import complaint from './complaint.en.json'
import registration from './registration.en.json'

it.each([
  [registration['hint.uploadLicenses'], licenseMaxBytes],
  [complaint['pictures.hint'], pictureMaxBytes],
  [complaint['picture.too_large'], pictureMaxBytes],
])('"%s" states the current limit', (text, bytes) => {
  expect(/\d+ MB/.exec(text)?.[0]).toBe(`${bytes / megabyte} MB`)
})
