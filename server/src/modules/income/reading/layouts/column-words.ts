// What columns are called in reports of nobody we know. The first name that a header has is taken; staff see and correct it.
import type { ColumnRole } from '#contract/income/reading'

export const columnWords: Record<ColumnRole, RegExp[]> = {
  saleMonth: [
    /^(sales?|usage|consumption|transaction|activity)[ _-]?(month|period|date)$/,
    /^(month|period|date|start date|statement period|reporting period)$/,
    /^(销售|使用|消费|播放|账期|结算)?(月份|月|日期|周期)$/,
  ],
  store: [
    /^(store|platform|channel|dsp|service|retailer|partner|source|shop)([ _-]?name)?$/,
    /^(渠道|平台|商店)(名称)?$/,
  ],
  country: [
    /^(country|territory|region|market)([ _-]?(code|name|of sale))?$/,
    /^(sale|customer) country$/,
    /^(国家|地区|国家\/地区|区域)$/,
  ],
  artist: [
    /^((track|main|display|primary|album|release)[ _-]?)?artists?([ _-]?names?)?$/,
    /^(艺人|歌手|表演者|艺术家)(名称|姓名)?$/,
  ],
  title: [
    /^(track|song|asset|recording|resource)[ _-]?(title|name)$/,
    /^(title|track|song)$/,
    /^(歌曲|曲目|作品|单曲)(名称|名)?$/,
  ],
  release: [/^(release|album|product)[ _-]?(title|name)$/, /^(release|album)$/, /^专辑(名称|名)?$/],
  isrc: [/^isrc([ _-]?code)?$/, /isrc/],
  upc: [/^(upc|ean|gtin|icpn|barcode)([ _-]?code)?$/, /^(upc|ean)\b/, /^(条码|专辑条码|发行条码)$/],
  customId: [/^custom[ _-]?id$/, /^(vendor|partner|client)[ _-]?(id|identifier|reference)$/],
  quantity: [
    /^(quantity|units|streams|plays|count|number of (streams|units|plays)|total units|qty)$/,
    /^(数量|播放量|播放次数|次数|下载量)$/,
  ],
  usage: [
    /^(sales?|usage|use|transaction|distribution|delivery)[ _-]?type$/,
    /^(使用类型|类型|销售类型|业务类型)$/,
  ],
  amount: [
    /^(net|your|payable|client|label)[ _-]?(revenue|income|earnings?|amount|share|royalt(y|ies)|payable)/,
    /^(earnings?|royalt(y|ies)|payable|payout|total earned|amount due|net)\b/,
    /^(revenue|amount|total|subtotal)\b/,
    /^(结算|应结|实结|分成|净)?(金额|收入|收益)/,
  ],
  currency: [/^((payment|reporting|payee|client|net|account)[ _-]?)*currency([ _-]?code)?$/, /^(币种|货币)$/],
  kind: [/^song\/album$/, /^(product|content)[ _-]?type$/],
}
