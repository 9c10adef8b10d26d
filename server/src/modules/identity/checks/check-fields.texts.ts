// What of a check a reason may name, as its member reads it.
import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'checks.reason': { 'zh-CN': '{field}：{text}', en: '{field}: {text}' },
  'checks.field.name': { 'zh-CN': '姓名', en: 'Name' },
  'checks.field.document': { 'zh-CN': '证件类型', en: 'Document' },
  'checks.field.number': { 'zh-CN': '证件号码', en: 'Document number' },
  'checks.field.birth_date': { 'zh-CN': '出生日期', en: 'Date of birth' },
  'checks.field.guardian_name': { 'zh-CN': '监护人姓名', en: 'Guardian’s name' },
  'checks.field.guardian_relation': { 'zh-CN': '与未成年人的关系', en: 'Relationship to the minor' },
  'checks.field.guardian_number': { 'zh-CN': '监护人身份证号', en: 'Guardian’s ID number' },
  'checks.field.guardian_birth_date': { 'zh-CN': '监护人出生日期', en: 'Guardian’s date of birth' },
  'checks.field.guardian_mobile': { 'zh-CN': '监护人手机', en: 'Guardian’s mobile' },
  'checks.field.company_name': { 'zh-CN': '企业名称', en: 'Company name' },
  'checks.field.credit_code': { 'zh-CN': '统一社会信用代码', en: 'Unified social credit code' },
  'checks.field.legal_representative': { 'zh-CN': '法定代表人', en: 'Legal representative' },
  'checks.field.id_front': { 'zh-CN': '身份证人像面', en: 'ID card, portrait side' },
  'checks.field.id_back': { 'zh-CN': '身份证国徽面', en: 'ID card, emblem side' },
  'checks.field.passport_page': { 'zh-CN': '护照资料页', en: 'Passport, data page' },
  'checks.field.child_id': { 'zh-CN': '未成年人证件', en: 'Minor’s ID' },
  'checks.field.guardian_id': { 'zh-CN': '监护人证件', en: 'Guardian’s ID' },
  'checks.field.household_register': { 'zh-CN': '户口簿', en: 'Household register' },
  'checks.field.consent': { 'zh-CN': '监护人同意书', en: 'Guardian’s consent' },
  'checks.field.licence': { 'zh-CN': '营业执照', en: 'Business licence' },
})
