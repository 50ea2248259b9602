/** What is said of files and their bytes. */
export const writingMessages = {
  // The files
  'folder.missing': (folder: string) =>
    `Bu klasör bulunamadı: ${folder}. Kontrol edilecek içerik yok.`,
  'folder.language': () =>
    'Bu adda bir dil klasörü olamaz; klasörün adı iki harfli dil kodudur. Türkçe metinler locales/tr klasöründe durur; bu klasörü silin.',
  'folder.incomplete': (names: string) =>
    `Bu dil klasörü yarım; eksik dosyalar: ${names}. Yeni bir dil ancak bütün dosyalarıyla eklenir: eksikleri locales/tr klasöründen kopyalayıp çevirin ya da bu klasörü silin.`,
  'file.missing': () => 'Bu dosya silinmiş ya da adı değişmiş. Site bu dosya olmadan yayınlanamaz.',
  'file.unknown': () =>
    'Site bu adda bir dosyayı okumuyor; buraya yazılanlar hiçbir sayfada görünmez.',
  'file.stray': () =>
    'Site bu dosyayı okumuyor; içindekiler hiçbir sayfada görünmez. Yazılacakları ilgili içerik dosyasına (fiyat, doktor, hizmet…) yazın, bu dosyayı silin.',
  'file.elsewhere': () =>
    'Bu dosya yanlış klasörde; site onu burada okumaz. Dosyayı yerine taşıyın, eskisi oradaysa yalnızca değişen satırları oraya yazıp bunu silin.',
  'file.picture-elsewhere': () =>
    'Bu dosya yanlış klasörde; resimler ve videolar content/media klasöründe durur. Dosyayı oraya taşıyın.',
  'file.unreadable': () => 'Bu dosya açılamıyor.',
  'file.empty': () => 'Dosya boş. İçindekiler silinmiş görünüyor.',
  'file.swapped': (name: string) => `Bu dosyaya başka bir dosyanın içindekiler yazılmış: ${name}`,
  'file.rules-missing': () =>
    'Bu kural dosyası silinmiş. Kural dosyalarını yalnızca geliştirici değiştirir.',
  'file.rules-changed': () =>
    'Bu kural dosyası onaylanmadan değiştirilmiş. Kural dosyalarını yalnızca geliştirici değiştirir.',

  // The bytes
  'bytes.mark': () =>
    'Dosyanın başında görünmeyen bir işaret (BOM) var. Dosyayı «UTF-8» olarak, BOM olmadan kaydedin.',
  'bytes.utf16': () => 'Dosya UTF-16 olarak kaydedilmiş. Dosyayı «UTF-8» olarak yeniden kaydedin.',
  'bytes.not-utf8': () =>
    'Dosya Türkçe harfleri bozan eski bir kodlamayla (Windows-1254) kaydedilmiş. Dosyayı «UTF-8» olarak yeniden kaydedin.',
  'bytes.mojibake': () =>
    'Türkçe harfler bozulmuş. Metin, farklı kodlamayla açılan bir programdan geçmiş.',
  'bytes.mojibake-file': () =>
    'Dosyanın Türkçe harfleri baştan sona bozulmuş. Satırları tek tek düzeltmeyin: dosyanın eski hâlini geri yükleyin, değişikliğinizi yeniden yapın ve dosyayı «UTF-8» olarak kaydedin.',
  'bytes.lost-letter': () => 'Burada bir harf kaybolmuş; yerinde soru işaretli bir kutu kalmış.',
  'bytes.conflict': () =>
    'İki kişinin değişikliği birleştirilmeden kalmış. İşaretli satırları silip doğru olan metni bırakın.',
}
