// Written by compile.ts from registration.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "registration", and what each of them needs. */
export interface RegistrationWords {
  title: NoValues
  closed: NoValues
  'closed.text': NoValues
  steps: NoValues
  step: { step: number; count: number }
  'step.1': NoValues
  'step.2': NoValues
  'step.3': NoValues
  'step.4': NoValues
  'step.5': NoValues
  back: NoValues
  next: NoValues
  submit: NoValues
  submitting: NoValues
  uploadRunning: NoValues
  licenseMissing: NoValues
  empty: { field: string }
  tooLong: { field: string }
  wrong: { field: string }
  tooLow: { field: string }
  tooHigh: { max: number; field: string }
  notWhole: { field: string }
  tooFine: { field: string }
  format: { field: string }
  'format.employerId': NoValues
  'format.dunsNumber': NoValues
  'format.companyWebsite': NoValues
  'format.email': NoValues
  'format.phone': NoValues
  notAllowed: { field: string }
  past: NoValues
  'label.companyName': NoValues
  'label.employerId': NoValues
  'label.dunsNumber': NoValues
  'label.country': NoValues
  'label.typeOfBusiness': NoValues
  'label.companyWebsite': NoValues
  'label.numberOfEmployees': NoValues
  'label.annualRevenue': NoValues
  'label.fullName': NoValues
  'label.jobTitle': NoValues
  'label.email': NoValues
  'label.phone': NoValues
  'label.preferredDeliveryDays': NoValues
  'label.productsOfInterest': NoValues
  'label.specificBrands': NoValues
  'label.estimatedOrderVolume': NoValues
  'label.orderFrequency': NoValues
  'label.privateLabelInterest': NoValues
  'label.fdaRegistrationStatus': NoValues
  'label.taxIdExemption': NoValues
  'label.preferredPaymentMethod': NoValues
  'label.paymentConnectionId': NoValues
  'label.creditCheckRequired': NoValues
  'label.importingExperienceFromEurope': NoValues
  'label.shippingPreferences': NoValues
  'label.customsBroker': NoValues
  'label.uploadLicenses': NoValues
  'label.salesChannels': NoValues
  'label.howDidYouHearAboutUs': NoValues
  'label.retailProgramInterest': NoValues
  'label.resellingExclusiveOrNewProducts': NoValues
  'label.termsAndConditions': NoValues
  'label.gdprConsent': NoValues
  'label.newsletterSubscription': NoValues
  terms: NoValues
  'request.privacy': NoValues
  'request.privacyLink': NoValues
  gdpr: NoValues
  required: NoValues
  'hint.employerId': NoValues
  'hint.country': NoValues
  'hint.productsOfInterest': NoValues
  'hint.estimatedOrderVolume': NoValues
  'hint.orderFrequency': NoValues
  'hint.taxIdExemption': NoValues
  'hint.paymentConnectionId': NoValues
  'hint.customsBroker': NoValues
  'hint.uploadLicenses': NoValues
  licensePrompt: NoValues
  licenseBrowse: NoValues
  choose: NoValues
  'typeOfBusiness.retail': NoValues
  'typeOfBusiness.wholesale': NoValues
  'typeOfBusiness.manufacturing': NoValues
  'typeOfBusiness.ecommerce': NoValues
  'fdaRegistrationStatus.registered': NoValues
  'fdaRegistrationStatus.not-registered': NoValues
  'fdaRegistrationStatus.none': NoValues
  'preferredPaymentMethod.credit-card': NoValues
  'preferredPaymentMethod.paypal': NoValues
  'preferredPaymentMethod.bank-transfer': NoValues
  'preferredPaymentMethod.invoice': NoValues
  'shippingPreferences.UPS': NoValues
  'shippingPreferences.FedEx': NoValues
  'shippingPreferences.DHL': NoValues
  'other.request': NoValues
  'other.requestLink': NoValues
  'other.signIn': NoValues
  'other.signInLink': NoValues
  'done.title': NoValues
  'done.heading': NoValues
  'done.text': { email: string }
  'done.landing': NoValues
  'request.title': NoValues
  'request.text': NoValues
  'request.message': NoValues
  'request.submit': NoValues
  'request.submitting': NoValues
  'request.other': NoValues
  'request.otherLink': NoValues
  'request.doneHeading': NoValues
  'request.doneText': NoValues
  'restored.note': NoValues
}

/** The English texts of the area "registration". */
export const registrationWords = /* @__PURE__ */ defineWords<RegistrationWords>('registration', {
  title: ["Apply for an account"],
  closed: ["No applications yet"],
  'closed.text': ["This shop has not published its terms and its privacy policy yet. You can apply once it has."],
  steps: ["Registration steps"],
  step: ["Step ",["step","number"]," of ",["count","number"]],
  'step.1': ["Company Information"],
  'step.2': ["Contact Person Details"],
  'step.3': ["Order Preferences"],
  'step.4': ["Payment & Shipping Info"],
  'step.5': ["Upload & Consent"],
  back: ["Back"],
  next: ["Next"],
  submit: ["Complete Registration"],
  submitting: ["Processing..."],
  uploadRunning: ["Please wait until the licence is uploaded."],
  licenseMissing: ["Please upload a licence first."],
  empty: ["Please fill in the ",["field"]," field."],
  tooLong: ["Please shorten the ",["field"]," field."],
  wrong: ["Please check the ",["field"]," field."],
  tooLow: ["Please enter a number above 0 in the ",["field"]," field."],
  tooHigh: ["Please enter at most ",["max","number"]," in the ",["field"]," field."],
  notWhole: ["Please enter a whole number in the ",["field"]," field."],
  tooFine: ["Please enter at most two decimals in the ",["field"]," field."],
  format: ["Please check the format of the ",["field"]," field."],
  'format.employerId': ["Please check the employer ID: it has at most 10 characters."],
  'format.dunsNumber': ["A DUNS number has 9 digits, such as 35-000-0001."],
  'format.companyWebsite': ["Please enter a web address, such as https://kiosk.example."],
  'format.email': ["Please enter an e-mail address, such as anna@kiosk.example."],
  'format.phone': ["Please enter a phone number of 5 to 15 digits, such as +46 31 555 01 10."],
  notAllowed: ["Please choose another answer in the ",["field"]," field."],
  past: ["Please choose today or a later day."],
  'label.companyName': ["Company name"],
  'label.employerId': ["Employer ID"],
  'label.dunsNumber': ["DUNS number"],
  'label.country': ["Country"],
  'label.typeOfBusiness': ["Type of business"],
  'label.companyWebsite': ["Company website"],
  'label.numberOfEmployees': ["Number of employees"],
  'label.annualRevenue': ["Annual revenue in euro"],
  'label.fullName': ["Full name"],
  'label.jobTitle': ["Job title"],
  'label.email': ["Email"],
  'label.phone': ["Phone"],
  'label.preferredDeliveryDays': ["Preferred delivery day"],
  'label.productsOfInterest': ["Products of interest"],
  'label.specificBrands': ["Specific brands"],
  'label.estimatedOrderVolume': ["Estimated order volume"],
  'label.orderFrequency': ["Order frequency"],
  'label.privateLabelInterest': ["Interested in a private label"],
  'label.fdaRegistrationStatus': ["FDA registration status"],
  'label.taxIdExemption': ["Tax ID exemption"],
  'label.preferredPaymentMethod': ["Preferred payment method"],
  'label.paymentConnectionId': ["Payment connection ID"],
  'label.creditCheckRequired': ["Credit check requested"],
  'label.importingExperienceFromEurope': ["Experienced in importing from Europe"],
  'label.shippingPreferences': ["Shipping preference"],
  'label.customsBroker': ["Customs broker"],
  'label.uploadLicenses': ["Licence"],
  'label.salesChannels': ["Sales channels"],
  'label.howDidYouHearAboutUs': ["How did you hear about us"],
  'label.retailProgramInterest': ["Interested in the retail programme"],
  'label.resellingExclusiveOrNewProducts': ["Interested in reselling exclusive or new products"],
  'label.termsAndConditions': ["I accept the"],
  'label.gdprConsent': ["I consent to my data being"],
  'label.newsletterSubscription': ["Send me the newsletter"],
  terms: ["terms and conditions"],
  'request.privacy': ["We use what you enter to answer your request."],
  'request.privacyLink': ["Privacy Policy"],
  gdpr: ["processed under the GDPR"],
  required: ["All fields are required, except those marked optional."],
  'hint.employerId': ["At most 10 characters; spaces and hyphens are removed."],
  'hint.country': ["Choose one, or type it."],
  'hint.productsOfInterest': ["Such as brands or kinds of goods."],
  'hint.estimatedOrderVolume': ["Pieces per month."],
  'hint.orderFrequency': ["Orders per month."],
  'hint.taxIdExemption': ["Enter the number, or None."],
  'hint.paymentConnectionId': ["Only if you have one with us already."],
  'hint.customsBroker': ["Enter the name, or None."],
  'hint.uploadLicenses': ["PDF, JPEG or PNG, at most 10 MB."],
  licensePrompt: ["Drop your licence here or"],
  licenseBrowse: ["choose a file"],
  choose: ["Please choose"],
  'typeOfBusiness.retail': ["Retail"],
  'typeOfBusiness.wholesale': ["Wholesale"],
  'typeOfBusiness.manufacturing': ["Manufacturing"],
  'typeOfBusiness.ecommerce': ["E-commerce"],
  'fdaRegistrationStatus.registered': ["Registered"],
  'fdaRegistrationStatus.not-registered': ["Not registered"],
  'fdaRegistrationStatus.none': ["None"],
  'preferredPaymentMethod.credit-card': ["Credit card"],
  'preferredPaymentMethod.paypal': ["PayPal"],
  'preferredPaymentMethod.bank-transfer': ["Bank transfer"],
  'preferredPaymentMethod.invoice': ["Invoice"],
  'shippingPreferences.UPS': ["UPS"],
  'shippingPreferences.FedEx': ["FedEx"],
  'shippingPreferences.DHL': ["DHL"],
  'other.request': ["Short on time?"],
  'other.requestLink': ["Send a short request"],
  'other.signIn': ["Already have an account?"],
  'other.signInLink': ["Sign in"],
  'done.title': ["Thank You!"],
  'done.heading': ["Your application has been received"],
  'done.text': ["Login details will follow by e-mail to ",["email"],"."],
  'done.landing': ["Go to Landing Page"],
  'request.title': ["Request access"],
  'request.text': ["Tell us who you are. Our decision follows by e-mail."],
  'request.message': ["Message"],
  'request.submit': ["Request access"],
  'request.submitting': ["Sending..."],
  'request.other': ["Have your details ready?"],
  'request.otherLink': ["Apply for an account"],
  'request.doneHeading': ["Your request has been received"],
  'request.doneText': ["Our decision follows by e-mail."],
  'restored.note': ["The licence and your consents were not kept. Please add them again on the last step."],
})
