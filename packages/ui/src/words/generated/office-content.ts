// Written by compile.ts from office-content.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-content", and what each of them needs. */
export interface OfficeContentWords {
  pages: NoValues
  'page.landing': NoValues
  'page.home': NoValues
  'page.product': NoValues
  'page.faq': NoValues
  'page.about': NoValues
  'list.landing': NoValues
  'list.home': NoValues
  'list.product': NoValues
  'list.faq': NoValues
  'list.about': NoValues
  'page.count': { count: number }
  'page.drafted': NoValues
  'page.typed': NoValues
  see: NoValues
  loading: NoValues
  failed: NoValues
  readOnly: NoValues
  empty: NoValues
  'empty.text': NoValues
  'empty.readOnly': NoValues
  'about.hero': NoValues
  'kind.hero': NoValues
  'about.banner': NoValues
  'kind.banner': NoValues
  'about.values': NoValues
  'kind.values': NoValues
  'kind.facts': NoValues
  'about.facts': NoValues
  'about.shelf': NoValues
  'kind.shelf': NoValues
  'kind.samples': NoValues
  'kind.ruled': { kind: string; rule: string }
  'block.ruled': { block: string; field: string }
  'rule.usual': NoValues
  'rule.flash_sale': NoValues
  'rule.best_sellers': NoValues
  'rule.explore': NoValues
  'rule.newest': NoValues
  'about.services': NoValues
  'kind.services': NoValues
  'about.terms': NoValues
  'kind.terms': NoValues
  'about.steps': NoValues
  'kind.steps': NoValues
  'about.text': NoValues
  'kind.text': NoValues
  'about.tiles': NoValues
  'kind.tiles': NoValues
  'about.categories': NoValues
  'kind.categories': NoValues
  'about.promises': NoValues
  'kind.promises': NoValues
  'about.questions': NoValues
  'kind.questions': NoValues
  'about.list': NoValues
  'kind.list': NoValues
  blocks: NoValues
  'blocks.keys': NoValues
  'blocks.saving': NoValues
  'block.add': NoValues
  'block.on': { block: string }
  'block.up': { block: string }
  'block.down': { block: string }
  'block.moved': { block: string; number: number; count: number }
  'block.remove': NoValues
  'block.removed': { block: string }
  'block.undo': NoValues
  'block.changed': NoValues
  'block.fault': NoValues
  'state.off': NoValues
  'period.both': { from: string; until: string }
  'period.from': { from: string }
  'period.until': { until: string }
  'period.ended': { until: string }
  period: NoValues
  'period.startsAt': NoValues
  'period.endsAt': NoValues
  'period.hint': NoValues
  'field.answer': NoValues
  'field.articles': NoValues
  'field.badge': NoValues
  'field.background': NoValues
  'field.brand': NoValues
  'field.business': NoValues
  'field.button': NoValues
  'field.category': NoValues
  'field.href': NoValues
  'field.icon': NoValues
  'field.layout': NoValues
  'field.lead': NoValues
  'field.line': NoValues
  'field.listName': NoValues
  'field.location': NoValues
  'field.name': NoValues
  'field.note': NoValues
  'field.picture': NoValues
  'field.pictures': NoValues
  'field.price': NoValues
  'field.question': NoValues
  'field.rule': NoValues
  'field.selected': NoValues
  'field.shelf': { number: number }
  'field.text': NoValues
  'field.tint': NoValues
  'field.title': NoValues
  'field.other': { block: string; field: string }
  'hint.background': NoValues
  'hint.badge': NoValues
  'hint.answer': NoValues
  'hint.articles': { max: number }
  'hint.href': { hosts: string }
  'hint.href.noHosts': NoValues
  'hint.listName': NoValues
  'hint.selected': NoValues
  'hint.shelf': { max: number }
  'hint.text': NoValues
  'hint.samples': NoValues
  'warning.no_button': NoValues
  'warning.unknown_page': NoValues
  'warning.unknown_category': NoValues
  'warning.not_listed': NoValues
  'warning.unknown_articles': { skus: string }
  'hint.category': NoValues
  'hint.lead': NoValues
  'hint.price': NoValues
  counter: { used: number; max: number }
  'option.strip': NoValues
  'option.main': NoValues
  'option.side': NoValues
  'option.showcase': NoValues
  'option.usual': NoValues
  'option.flash_sale': NoValues
  'option.best_sellers': NoValues
  'option.explore': NoValues
  'option.none': NoValues
  'option.newest': NoValues
  'option.gift': NoValues
  'option.tag': NoValues
  'option.truck': NoValues
  'option.box': NoValues
  'option.leaf': NoValues
  'option.berry': NoValues
  'option.cloud': NoValues
  'option.sea': NoValues
  'option.delivery': NoValues
  'option.service': NoValues
  'option.money': NoValues
  'entry.item': { number: number }
  'entry.tab': { number: number }
  'entry.step': { number: number }
  'entry.question': { number: number }
  'entry.line': { number: number }
  'entry.up': { entry: string }
  'entry.down': { entry: string }
  'entry.remove': { entry: string }
  'entry.add.item': NoValues
  'entry.add.tab': NoValues
  'entry.add.step': NoValues
  'entry.add.question': NoValues
  'entry.add.line': NoValues
  'pictures.add': { field: string }
  'pictures.hint': NoValues
  'pictures.drop': NoValues
  'pictures.choose': NoValues
  'pictures.address': { field: string }
  'pictures.addAddress': NoValues
  'pictures.addAddressOf': { field: string }
  'pictures.alt': { number: number }
  'pictures.earlier': NoValues
  'pictures.earlierOf': { number: number; field: string }
  'pictures.remove': NoValues
  'pictures.removeOf': { number: number; field: string }
  'pictures.none': NoValues
  placeholders: NoValues
  'placeholders.unset': NoValues
  'fault.too_long': NoValues
  'fault.too_many': NoValues
  'fault.link': NoValues
  'fault.missing': NoValues
  'fault.colour': NoValues
  'fault.period': NoValues
  'fault.refused': { problem: string }
  preview: NoValues
  'preview.title': { page: string }
  'preview.draft': NoValues
  'preview.look': NoValues
  'preview.desk': NoValues
  'preview.phone': NoValues
  'preview.dark': NoValues
  'preview.empty': NoValues
  'preview.failed': NoValues
  'preview.shelf': NoValues
  saved: { time: string }
  savedBy: { name: string; time: string }
  discard: NoValues
  'discard.title': NoValues
  'discard.text': NoValues
  'discard.do': NoValues
  'discard.busy': NoValues
  publish: NoValues
  'publish.title': { page: string }
  'publish.changes': NoValues
  'publish.unchanged': NoValues
  'publish.visitors': NoValues
  'publish.nothing': NoValues
  'publish.hidden': { count: number }
  'publish.empty': { count: number; blocks: string }
  'publish.faults': NoValues
  'publish.do': NoValues
  'publish.busy': NoValues
  'change.added': { block: string }
  'change.changed': { block: string }
  'change.removed': { block: string }
  'change.moved': { block: string }
  remote: NoValues
  remoteBy: { name: string }
  'remote.text': NoValues
  'remote.mine': NoValues
  'remote.theirs': NoValues
  history: NoValues
  'history.open': { version: number }
  'history.back': NoValues
  'history.use': NoValues
  'history.use.text': NoValues
  close: NoValues
}

/** The English texts of the area "office-content". */
export const officeContentWords = /* @__PURE__ */ defineWords<OfficeContentWords>('office-content', {
  pages: ["Pages"],
  'page.landing': ["Landing"],
  'page.home': ["Home"],
  'page.product': ["Product page"],
  'page.faq': ["FAQ"],
  'page.about': ["About"],
  'list.landing': ["Landing page (visitors)"],
  'list.home': ["Home page (customers)"],
  'list.product': ["Product page"],
  'list.faq': ["FAQ"],
  'list.about': ["About"],
  'page.count': [["count","plural",{"0":["nothing is published"],"one":["#"," published block"],"other":["#"," published blocks"]}]],
  'page.drafted': ["Draft"],
  'page.typed': ["Not saved"],
  see: ["See the shop"],
  loading: ["Loading the page..."],
  failed: ["The page could not be loaded"],
  readOnly: ["Your role can read content, but not change it."],
  empty: ["No blocks yet"],
  'empty.text': ["Add a block to begin. Visitors see it after you publish the page."],
  'empty.readOnly': ["Visitors see this page without content."],
  'about.hero': ["The large headline at the top, with a button and pictures. Visitors can always apply beside it."],
  'kind.hero': ["Hero"],
  'about.banner': ["A picture with a headline and a button, such as for a season or a new brand."],
  'kind.banner': ["Banner"],
  'about.values': ["Tabs that tell about customers, makers or the shop, each with a picture."],
  'kind.values': ["Values"],
  'kind.facts': ["Figures"],
  'about.facts': ["A few figures of the shop, such as the number of its articles."],
  'about.shelf': ["Products that the shop picks by a rule, such as the best sellers."],
  'kind.shelf': ["Products by rule"],
  'kind.samples': ["Shelf of products"],
  'kind.ruled': [["kind"],": ",["rule"]],
  'block.ruled': [["block"]," · ",["field"]],
  'rule.usual': ["usual articles"],
  'rule.flash_sale': ["flash sale"],
  'rule.best_sellers': ["best selling"],
  'rule.explore': ["all products"],
  'rule.newest': ["new products"],
  'about.services': ["What the shop does for its customers, as short points with a sign."],
  'kind.services': ["Services"],
  'about.terms': ["Short facts about buying here, such as days to pay or the smallest order."],
  'kind.terms': ["Terms"],
  'about.steps': ["Numbered steps, such as how to become a customer."],
  'kind.steps': ["Steps"],
  'about.text': ["A headline and paragraphs."],
  'kind.text': ["Text"],
  'about.tiles': ["Small pictures side by side, each with a headline and a link."],
  'kind.tiles': ["Tiles"],
  'about.categories': ["A row of links to categories of the shop."],
  'kind.categories': ["Categories"],
  'about.promises': ["Three or four short lines with a sign, such as about delivery or service."],
  'kind.promises': ["Promises"],
  'about.questions': ["Questions that open to show their answer."],
  'kind.questions': ["Questions"],
  'about.list': ["Short lines below one another."],
  'kind.list': ["Short lines"],
  blocks: ["Blocks"],
  'blocks.keys': ["moves a block"],
  'blocks.saving': ["Press Save to keep changes as a draft. Visitors see it after you publish the page."],
  'block.add': ["Add block"],
  'block.on': ["Show ",["block"]],
  'block.up': ["Move ",["block"]," up"],
  'block.down': ["Move ",["block"]," down"],
  'block.moved': [["block"]," is number ",["number","number"]," of ",["count","number"],"."],
  'block.remove': ["Delete block"],
  'block.removed': [["block"]," deleted."],
  'block.undo': ["Undo"],
  'block.changed': ["Changed"],
  'block.fault': ["Check"],
  'state.off': ["Off"],
  'period.both': [["from"]," – ",["until"]],
  'period.from': ["from ",["from"]],
  'period.until': ["until ",["until"]],
  'period.ended': ["ended ",["until"]],
  period: ["Period"],
  'period.startsAt': ["From"],
  'period.endsAt': ["To"],
  'period.hint': ["In the shop’s time zone. Leave empty for at once and for no end."],
  'field.answer': ["Answer"],
  'field.articles': ["Articles on the shelf"],
  'field.badge': ["Label"],
  'field.background': ["Background"],
  'field.brand': ["Brand"],
  'field.business': ["Name of a customer or maker"],
  'field.button': ["Button"],
  'field.category': ["Category"],
  'field.href': ["Leads to"],
  'field.icon': ["Icon"],
  'field.layout': ["Layout"],
  'field.lead': ["Lead"],
  'field.line': ["Line"],
  'field.listName': ["Name of the list"],
  'field.location': ["Place"],
  'field.name': ["Tab name"],
  'field.note': ["Note"],
  'field.picture': ["Picture"],
  'field.pictures': ["Pictures"],
  'field.price': ["Price"],
  'field.question': ["Question"],
  'field.rule': ["Rule"],
  'field.selected': ["Selected category"],
  'field.shelf': ["Shelf ",["number","number"]],
  'field.text': ["Text"],
  'field.tint': ["Colour"],
  'field.title': ["Headline"],
  'field.other': [["block"],": ",["field"]],
  'hint.background': ["For example #082b37. Leave empty for the theme’s."],
  'hint.badge': ["For example 29%."],
  'hint.answer': ["Each line is a paragraph. [words](/about) makes a link."],
  'hint.articles': ["One SKU in each line, at most ",["max","number"],". Visitors can change the shelf. Without articles the pictures are shown."],
  'hint.href': ["A page of this shop such as /about, or an https address on one of these sites: ",["hosts"],". Leave empty: visitors come to the sign-in, customers to the products. For applications use /sign-up."],
  'hint.href.noHosts': ["A page of this shop such as /about. To link to another site, ask the person who runs the server to add it to LINK_HOSTS. Leave empty: visitors come to the sign-in, customers to the products. For applications use /sign-up."],
  'hint.listName': ["Not shown. Screen readers announce it before the promises."],
  'hint.selected': ["Marked as the current one. Type one of the categories above, or leave empty for none."],
  'hint.shelf': ["Packs on the shelf beside the text, at most ",["max","number"],"."],
  'hint.text': ["Each line is a paragraph. [words](/about) makes a link."],
  'hint.samples': ["The rule lists six of your products, without prices. Products that you type by hand stand above them with the mark “Sample”; they cannot be ordered."],
  'warning.no_button': ["This link is not shown, because the button has no text."],
  'warning.unknown_page': ["This shop has no such page."],
  'warning.unknown_category': ["This shop has no such category. It would lead to no products."],
  'warning.not_listed': ["None of the categories above has this name. No category is marked."],
  'warning.unknown_articles': ["Not on sale, or not saved yet: ",["skus"],". Visitors see only articles on sale."],
  'hint.category': ["The name of a category of the shop, exactly as it is written there."],
  'hint.lead': ["For example 60 days."],
  'hint.price': ["As it is shown."],
  counter: [["used","number"],"/",["max","number"]],
  'option.strip': ["Across the page"],
  'option.main': ["Large"],
  'option.side': ["Small, beside a large one"],
  'option.showcase': ["With a grid of pictures"],
  'option.usual': ["What the company usually orders"],
  'option.flash_sale': ["Flash sale"],
  'option.best_sellers': ["Best sellers"],
  'option.explore': ["All products"],
  'option.none': ["No list"],
  'option.newest': ["New products"],
  'option.gift': ["Gift"],
  'option.tag': ["Price tag"],
  'option.truck': ["Truck"],
  'option.box': ["Box"],
  'option.leaf': ["Leaf green"],
  'option.berry': ["Berry red"],
  'option.cloud': ["Cloud grey"],
  'option.sea': ["Sea blue"],
  'option.delivery': ["Delivery"],
  'option.service': ["Service"],
  'option.money': ["Money"],
  'entry.item': ["Item ",["number","number"]],
  'entry.tab': ["Tab ",["number","number"]],
  'entry.step': ["Step ",["number","number"]],
  'entry.question': ["Question ",["number","number"]],
  'entry.line': ["Line ",["number","number"]],
  'entry.up': ["Move ",["entry"]," up"],
  'entry.down': ["Move ",["entry"]," down"],
  'entry.remove': ["Remove ",["entry"]],
  'entry.add.item': ["Add an item"],
  'entry.add.tab': ["Add a tab"],
  'entry.add.step': ["Add a step"],
  'entry.add.question': ["Add a question"],
  'entry.add.line': ["Add a line"],
  'pictures.add': ["Add to ",["field"]],
  'pictures.hint': ["JPEG, PNG or WebP, up to 20 MB."],
  'pictures.drop': ["Drop it here or"],
  'pictures.choose': ["choose a file"],
  'pictures.address': ["Or its address, ",["field"]],
  'pictures.addAddress': ["Add"],
  'pictures.addAddressOf': ["Add the address to ",["field"]],
  'pictures.alt': ["Picture ",["number","number"]],
  'pictures.earlier': ["Earlier"],
  'pictures.earlierOf': ["Move picture ",["number","number"]," of ",["field"]," earlier"],
  'pictures.remove': ["Remove"],
  'pictures.removeOf': ["Remove picture ",["number","number"]," of ",["field"]],
  'pictures.none': ["None."],
  placeholders: ["Settings to put into texts"],
  'placeholders.unset': ["not set: the line is left out"],
  'fault.too_long': ["Shorten the text."],
  'fault.too_many': ["List fewer articles."],
  'fault.link': ["Use an address of this shop such as /about, or https on an allowed site. For another one, ask the person who runs the server to add it to LINK_HOSTS."],
  'fault.missing': ["Fill this in before you publish the page."],
  'fault.colour': ["Use # and six digits, such as #082b37."],
  'fault.period': ["Must be after the start."],
  'fault.refused': ["This ",["problem"],"."],
  preview: ["Preview"],
  'preview.title': [["page"],", as it will look"],
  'preview.draft': ["Preview, not published"],
  'preview.look': ["Look at it"],
  'preview.desk': ["Desk"],
  'preview.phone': ["Phone"],
  'preview.dark': ["Dark"],
  'preview.empty': ["Visitors do not see this block yet, because it has no content."],
  'preview.failed': ["This preview cannot be shown. You can go on editing and save."],
  'preview.shelf': ["The shop fills it with products."],
  saved: ["Draft of ",["time"],", not published"],
  savedBy: ["Changed by ",["name"],", ",["time"],", not published"],
  discard: ["Discard draft..."],
  'discard.title': ["Discard the draft?"],
  'discard.text': ["The page goes back to what is published. Your unsaved changes are lost, too."],
  'discard.do': ["Discard draft"],
  'discard.busy': ["Discarding..."],
  publish: ["Publish..."],
  'publish.title': ["Publish ",["page"],"?"],
  'publish.changes': ["What changes"],
  'publish.unchanged': ["Nothing has changed."],
  'publish.visitors': ["What visitors see"],
  'publish.nothing': ["No blocks."],
  'publish.hidden': [["count","plural",{"one":["#"," block is off or has ended"],"other":["#"," blocks are off or have ended"]}],"."],
  'publish.empty': [["count","plural",{"one":["This block has"],"other":["These blocks have"]}]," no entries yet: ",["blocks"],". Add some, or switch it off."],
  'publish.faults': ["Correct the marked fields first."],
  'publish.do': ["Publish"],
  'publish.busy': ["Publishing..."],
  'change.added': [["block"]," added"],
  'change.changed': [["block"]," changed"],
  'change.removed': [["block"]," removed"],
  'change.moved': [["block"]," moved"],
  remote: ["A colleague has changed this page. What you typed is kept."],
  remoteBy: [["name"]," has changed this page. What you typed is kept."],
  'remote.text': ["Blocks that you did not change are now theirs. Saving replaces only the blocks that you changed."],
  'remote.mine': ["Keep mine"],
  'remote.theirs': ["Load theirs"],
  history: ["History"],
  'history.open': ["Version ",["version","number"]],
  'history.back': ["All versions"],
  'history.use': ["Put back"],
  'history.use.text': ["Putting it back makes it the draft. Visitors see it after you publish the page."],
  close: ["Close"],
})
