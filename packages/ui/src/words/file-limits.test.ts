import { pictureMaxBytes } from '@skafferi/domain/complaints/picture.rules'
import { megabyte } from '@skafferi/domain/format/file-size.rules'
import { licenseMaxBytes } from '@skafferi/domain/registration/license.rules'
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
