// Written by compile.ts from account-problems.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "account-problems", and what each of them needs. */
export interface AccountProblemsWords {
  register: NoValues
  registerUnanswered: NoValues
  requestAccess: NoValues
  requestAccessInvalid: NoValues
  uploadLicense: NoValues
  uploadLicenseUnanswered: NoValues
  uploadLicenseIncomplete: NoValues
  licenseWrongType: NoValues
  licenseTooLarge: NoValues
  licenseEmpty: NoValues
  licenseActive: NoValues
  licenseEncrypted: NoValues
  licenseDamaged: NoValues
  requestCode: NoValues
  verifyCode: NoValues
  choosePassword: NoValues
  fileComplaint: NoValues
  fileComplaintUnanswered: NoValues
  uploadPictures: NoValues
  loadWishlist: NoValues
  removeFromWishlist: NoValues
  clearWishlist: NoValues
  loadReviews: NoValues
  submitReview: NoValues
  sendMessage: NoValues
  saveNote: NoValues
  saveNoteChanged: { note: string }
  saveNoteEmptied: NoValues
  saveNoteGone: NoValues
  loadAddressBook: NoValues
  storeAddress: NoValues
  storeAddressChanged: { name: string }
  storeAddressExists: { name: string }
  storeAddressGone: NoValues
  removeAddress: NoValues
  removeAddressChanged: { name: string }
  saveProfile: NoValues
  changePassword: NoValues
  loadSessions: NoValues
  endSession: NoValues
  endOtherSessions: NoValues
  loadComplaints: NoValues
}

/** The English texts of the area "account-problems". */
export const accountProblemsWords = /* @__PURE__ */ defineWords<AccountProblemsWords>('account-problems', {
  register: ["Registration failed. Please try again."],
  registerUnanswered: ["An unexpected error occurred. Please try again."],
  requestAccess: ["Server error"],
  requestAccessInvalid: ["Invalid registration data"],
  uploadLicense: ["File upload failed"],
  uploadLicenseUnanswered: ["An error occurred during file upload. Please try again."],
  uploadLicenseIncomplete: ["File upload failed. Please try again."],
  licenseWrongType: ["We can’t accept this type of file. Please choose a PDF or a picture."],
  licenseTooLarge: ["This file is too large. Please choose a smaller one."],
  licenseEmpty: ["This file is empty. Please choose another one."],
  licenseActive: ["This PDF contains scripts, programs or other files. Please print it to a PDF again, or choose a picture of it."],
  licenseEncrypted: ["This PDF is encrypted. Please save it without a password and other protection."],
  licenseDamaged: ["This PDF is damaged or incomplete. Please choose another one."],
  requestCode: ["Failed to send the code. Please try again."],
  verifyCode: ["Failed to check the code. Please try again."],
  choosePassword: ["Failed to save the password. Please try again."],
  fileComplaint: ["Failed to submit complaint"],
  fileComplaintUnanswered: ["An error occurred while submitting the complaint"],
  uploadPictures: ["Failed to upload images. Please try again."],
  loadWishlist: ["Failed to load wishlist"],
  removeFromWishlist: ["Failed to remove from wishlist"],
  clearWishlist: ["Failed to clear wishlist"],
  loadReviews: ["Failed to fetch product reviews"],
  submitReview: ["Failed to submit review. Please try again."],
  sendMessage: ["Failed to send your message. Please try again."],
  saveNote: ["Failed to save the note. Please try again."],
  saveNoteChanged: ["A colleague has changed this note: “",["note"],"”. Save again to replace it."],
  saveNoteEmptied: ["A colleague has deleted this note. Save again to store yours."],
  saveNoteGone: ["This product is no longer on the wishlist, so its note was not saved."],
  loadAddressBook: ["Failed to load the address book"],
  storeAddress: ["Failed to save the address. What you typed is still here. Please try again."],
  storeAddressChanged: ["A colleague has changed this address. Its name is now ",["name"],". Save again to replace it."],
  storeAddressExists: ["This address is in the address book already, as ",["name"],"."],
  storeAddressGone: ["A colleague has removed this address. Save again to store it as a new one."],
  removeAddress: ["Failed to remove the address. Please try again."],
  removeAddressChanged: ["A colleague has changed this address. Its name is now ",["name"],". Check it before you remove it."],
  saveProfile: ["Failed to save your name and phone. What you typed is still here. Please try again."],
  changePassword: ["Failed to change the password. Please try again."],
  loadSessions: ["Failed to load where you are signed in"],
  endSession: ["Failed to sign out this device. Please try again."],
  endOtherSessions: ["Failed to sign out your other devices. Please try again."],
  loadComplaints: ["Failed to load complaints"],
})
