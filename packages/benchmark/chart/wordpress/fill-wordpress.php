<?php
// Installs WordPress and writes posts: php fill-wordpress.php <folder of WordPress> <posts as JSON> <posts a page>

[, $site, $file, $pageSize] = $argv;

define('WP_INSTALLING', true);
// Installing sends a mail, and asks the site itself whether pretty addresses work: nobody listens yet.
function wp_new_blog_notification() {}
require "$site/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
add_filter('pre_http_request', fn() => new WP_Error('no_network'));

wp_install('Agency', 'agency', 'agency@example.com', true, '', wp_generate_password());
// What it writes as an example.
wp_delete_post(1, true);
update_option('posts_per_page', (int) $pageSize);
update_option('permalink_structure', '/%postname%/');
switch_theme('twentytwentythree');

$picture = imagecreatetruecolor(2048, 1365);
imagefilledrectangle($picture, 0, 700, 2047, 1364, imagecolorallocate($picture, 96, 128, 84));
imagefilledrectangle($picture, 500, 400, 1500, 1100, imagecolorallocate($picture, 168, 67, 45));
imagejpeg($picture, "$file.jpg");
$upload = wp_upload_bits('home.jpg', null, file_get_contents("$file.jpg"));
if ($upload['error']) throw new Exception($upload['error']);

$sizes = null;
foreach (json_decode(file_get_contents($file), true, 512, JSON_THROW_ON_ERROR) as $post) {
    $paragraphs = array_map(fn($text) => "<!-- wp:paragraph -->\n<p>" . esc_html($text) . "</p>\n<!-- /wp:paragraph -->", $post['paragraphs']);
    $id = wp_insert_post([
        'post_title' => $post['title'],
        'post_content' => implode("\n\n", $paragraphs),
        'post_status' => 'publish',
        'post_category' => array_map('wp_create_category', $post['categories']),
    ]);
    // A picture of its own in the library; all show one file.
    $photo = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => $post['title'], 'post_status' => 'inherit'], $upload['file'], $id);
    $sizes ??= wp_generate_attachment_metadata($photo, $upload['file']);
    wp_update_attachment_metadata($photo, $sizes);
    set_post_thumbnail($id, $photo);
}
