import * as taxes from '../../modules/income/verify/taxes.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof taxes> = {
  listTaxes: find(tx => taxes.listTaxes(tx)),
  listTaxesDue: find(tx => taxes.listTaxesDue(tx)),
  findWrongTaxes: find(tx => taxes.findWrongTaxes(tx)),
  findUnlistedTaxes: find(tx => taxes.findUnlistedTaxes(tx)),
}
