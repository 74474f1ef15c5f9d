// Written by compile.ts from shell.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "shell", and what each of them needs. */
export interface ShellWords {
  'header.home': { brand: string }
  'header.welcome': NoValues
  'header.welcomeName': { name: string }
  'header.signIn': NoValues
  'header.signUp': NoValues
  'header.search': NoValues
  'header.searchPlaceholder': NoValues
  'header.cart': { count: number }
  'header.countShown': { count: number }
  'header.countMost': NoValues
  'header.account': NoValues
  'header.profile': NoValues
  'header.logout': NoValues
  'header.trackOrder': NoValues
  'header.menu': NoValues
  'header.secondary': NoValues
  'header.wishlist': NoValues
  'header.about': NoValues
  'header.faq': NoValues
  'header.contact': NoValues
  'header.call': { phone: string }
  'header.address': NoValues
  'header.backToCart': NoValues
  'categories.all': NoValues
  'categories.label': NoValues
  'categories.loading': NoValues
  'categories.empty': NoValues
  'footer.topCategory': NoValues
  'footer.quickLinks': NoValues
  'footer.popularTags': NoValues
  'footer.shop': NoValues
  'footer.cart': NoValues
  'footer.track': NoValues
  'footer.rights': { brand: string }
  'footer.privacy': NoValues
  'footer.terms': NoValues
  'footer.cookies': NoValues
  'footer.imprint': NoValues
  'footer.help': NoValues
  'footer.aboutUs': NoValues
  'footer.support': NoValues
  'footer.call': { phone: string }
  'footer.write': { email: string }
  'footer.legal': NoValues
  'error.title': NoValues
  'error.text': NoValues
  'offline.title': NoValues
  'offline.text': NoValues
  'notFound.pageTitle': NoValues
  'notFound.title': NoValues
  'notFound.text': NoValues
  'notFound.action': NoValues
  waiting: NoValues
}

/** The English texts of the area "shell". */
export const shellWords = /* @__PURE__ */ defineWords<ShellWords>('shell', {
  'header.home': [["brand"],", home"],
  'header.welcome': ["Welcome"],
  'header.welcomeName': ["Welcome, ",["name"]],
  'header.signIn': ["Sign In"],
  'header.signUp': ["Sign Up"],
  'header.search': ["Search products"],
  'header.searchPlaceholder': ["Search for anything..."],
  'header.cart': [["count","plural",{"0":["Cart, empty"],"one":["Cart, ","#"," item"],"other":["Cart, ","#"," items"]}]],
  'header.countShown': [["count","number"]],
  'header.countMost': ["99+"],
  'header.account': ["My account"],
  'header.profile': ["My Profile"],
  'header.logout': ["Logout"],
  'header.trackOrder': ["Track Order"],
  'header.menu': ["Menu"],
  'header.secondary': ["Service"],
  'header.wishlist': ["Wishlist"],
  'header.about': ["About Us"],
  'header.faq': ["FAQ"],
  'header.contact': ["Contact Us"],
  'header.call': ["Call us: ",["phone"]],
  'header.address': ["Postal address"],
  'header.backToCart': ["Shopping Cart"],
  'categories.all': ["All Category"],
  'categories.label': ["Categories"],
  'categories.loading': ["Loading categories..."],
  'categories.empty': ["No categories available"],
  'footer.topCategory': ["Top category"],
  'footer.quickLinks': ["Quick links"],
  'footer.popularTags': ["Popular tags"],
  'footer.shop': ["Shop Product"],
  'footer.cart': ["Shopping Cart"],
  'footer.track': ["Track Order"],
  'footer.rights': ["© ",["brand"]],
  'footer.privacy': ["Privacy Policy"],
  'footer.terms': ["Terms of Service"],
  'footer.cookies': ["Cookies Settings"],
  'footer.imprint': ["Imprint"],
  'footer.help': ["Customer Help"],
  'footer.aboutUs': ["About Us"],
  'footer.support': ["Customer support"],
  'footer.call': ["Call us: ",["phone"]],
  'footer.write': ["Write to us: ",["email"]],
  'footer.legal': ["Legal"],
  'error.title': ["Something went wrong on this page"],
  'error.text': ["Nothing you saved is lost. Try again; if it keeps happening, reload the page."],
  'offline.title': ["This page could not be loaded"],
  'offline.text': ["You are offline, or the shop cannot be reached. The page loads when the connection is back. Nothing you saved is lost."],
  'notFound.pageTitle': ["Page not found"],
  'notFound.title': ["Page not found"],
  'notFound.text': ["The page you asked for does not exist or has moved."],
  'notFound.action': ["Back to the shop"],
  waiting: ["Loading..."],
})
