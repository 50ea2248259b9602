/** What is said of fields, values and texts. */
export const valueMessages = {
  // Fields
  'field.unknown': (key: string) => `"${key}" adında bir alan yok.`,
  'field.missing': (title: string) => `"${title}" alanı eksik.`,
  'field.renamed': (key: string, title: string) =>
    `"${key}" adında bir alan yok; "${title}" alanı da eksik.`,
  'field.pair': (title: string, other: string) =>
    `"${title}" yazılmış ama "${other}" yazılmamış; ya ikisi de yazılmalı ya da hiçbiri.`,
  'value.type': (title: string, expected: string, actual: string) =>
    `"${title}" ${expected} olmalı ama ${actual} yazılmış.`,
  'value.option': (title: string) => `"${title}" alanında böyle bir seçenek yok.`,
  'value.fixed': (title: string) => `"${title}" alanı değiştirilmiş; bu alan olduğu gibi kalmalı.`,
  'value.form': (title: string, advice: string) => `"${title}" beklenen biçimde değil. ${advice}`,
  'value.email': (title: string) => `"${title}" geçerli bir e-posta adresi değil.`,
  'value.date-form': (title: string) =>
    `"${title}" yıl-ay-gün sırasıyla, kısa çizgilerle yazılmalı.`,
  'value.date-day': (year: string, month: string, days: number) =>
    `Takvimde böyle bir gün yok: ${year} yılının ${month} ayı ${days} gündür.`,
  'value.date-month': () => 'Takvimde böyle bir ay yok; ay 01 ile 12 arasında olmalı.',
  'value.low': (title: string, limit: number) => `"${title}" çok küçük; en az ${limit} olabilir.`,
  'value.high': (title: string, limit: number) => `"${title}" çok büyük; en çok ${limit} olabilir.`,
  'value.whole': (title: string) => `"${title}" tam sayı olmalı; kuruş ya da ondalık yazılmaz.`,
  'value.grouped': (title: string, read: number) =>
    `"${title}" binlik noktasıyla yazılmış; bilgisayar bunu ${read} olarak okur.`,
  'value.empty': (title: string) => `"${title}" boş bırakılmış.`,
  'value.empty-list': (title: string) => `"${title}" boş; listede en az bir kayıt olmalı.`,
  'value.repeated': (title: string) => `"${title}" listesinde aynı değer iki kez yazılmış.`,
  'value.other': (title: string) => `"${title}" kurallara uymuyor.`,

  // Texts
  'text.html': (title: string) =>
    `"${title}" içinde HTML kodu var; buraya yalnızca düz metin yazılır.`,
  'text.entity': (title: string) =>
    `"${title}" içinde HTML kısaltması var; işaretin kendisi yazılmalı.`,
  'text.markdown': (title: string) =>
    `"${title}" içinde biçim işaretleri var; site bunları olduğu gibi gösterir.`,
  'text.odd-space': (title: string) =>
    `"${title}" içinde sıradan olmayan, görünmeyen bir boşluk var; kopyalarken gelmiş olabilir.`,
  'text.lost-letter': (title: string) =>
    `"${title}" içinde bir harfin yerinde soru işareti var; Türkçe harf kaybolmuş olabilir.`,
  'text.invisible': (title: string) =>
    `"${title}" içinde görünmeyen bir karakter var; kopyalarken gelmiş olabilir.`,
  'text.break': (title: string) =>
    `"${title}" içinde satır sonu ya da sekme var; metin tek parça olmalı.`,
  'text.edge-space': (title: string) => `"${title}" boşlukla başlıyor ya da bitiyor.`,
  'text.double-space': (title: string) => `"${title}" içinde yan yana birden çok boşluk var.`,
  'text.composed': (title: string) =>
    `"${title}" içinde iki parçadan oluşan bir harf var; bazı telefonlarda yanlış görünür.`,
  'text.filler': (title: string) => `"${title}" içinde yer tutsun diye yazılmış bir metin kalmış.`,
}
