/** For who opens an archive in ten years, without us. */
export const readme = `这是一个账号的全部资料。 / This is everything of one account.

manifest.json   每个文件的大小和 SHA-256，以及缺少的文件 / size and SHA-256 of every file, and what is missing
account.json    账号 / the account
catalogue.csv   全部作品、曲目、ISRC 和 UPC / every release and track with ISRC and UPC
works/          作品信息、母带、封面、歌词、发行授权书 / details, masters, covers, lyrics, agreements
designs/        封面设计 / cover designs
money/          账单、报表明细、流水、提现、分成、结算单 / bills, report lines, ledger, withdrawals, splits, statements
messages.json   站内信 / messages
tickets.json    工单 / support tickets
webhooks.json   Webhook 地址，不含签名密钥 / webhook endpoints without their secrets

JSON 和 CSV 都是 UTF-8。CSV 里以引号 ' 开头的文字，引号是为了不被表格软件当成公式。
JSON and CSV are UTF-8. In CSV a ' before text keeps spreadsheets from taking it for a formula.
`
