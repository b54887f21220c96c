Feature: The columns of a table
  Each user arranges the columns; the arrangement is saved.

  @memory @browser
  Scenario: Columns are moved with the keyboard
    Given Clara has signed in
    And she has gone to "Articles"
    Then the columns are "Status, Title, Author, Section, Words, Date Updated"
    When she moves the column "Title" to the left
    And she moves the column "Section" to the right
    Then the columns are "Title, Status, Author, Words, Section, Date Updated"

  @memory @browser
  Scenario: Columns are moved by dragging
    Given Clara has signed in
    And she has gone to "Articles"
    When she drags the column "Section" to "Status"
    Then the columns are "Section, Status, Title, Author, Words, Date Updated"

  @memory
  Scenario: Columns, order and alignment are kept after a reload
    Given Clara has signed in
    And she has gone to "Tags"
    When she makes the column "Name" 80 px wider
    And she adds the column "slug"
    And she moves the column "Slug" to the left
    And she centers the column "Slug"
    And she waits for a moment
    And she reloads the page
    Then the columns are "Slug, Name"
    And the column "Slug" is centered

  @memory @browser
  Scenario: A column width is kept after a reload
    Given the default view shows the columns "title, status, author, section, words, date_updated, slug" of "articles"
    And Clara has signed in
    And she has gone to "Articles"
    When she makes the column "Section" 140 px wider
    Then the column "Section" is 280 px wide
    When she waits for a moment
    And she reloads the page
    Then the column "Section" is 280 px wide

  @memory
  Scenario: Columns are hidden and added
    Given Clara has signed in
    And she has gone to "Articles"
    When she hides the column "Section"
    Then the columns are "Status, Title, Author, Words, Date Updated"
    When she adds the field "Slug" in the table options
    Then the columns are "Status, Title, Author, Words, Date Updated, Slug"

  @memory
  Scenario: Related items are shown by name, and their fields can be columns
    Given Clara has signed in
    And she has gone to "Articles"
    When she adds the column "author last_name"
    And she adds the column "author role"
    Then the columns are "Status, Title, Author, Section, Words, Date Updated, Author › Last Name, Author › Account › Role"
    And the item "1" has the "Author" "Ines Halloran"
    And the item "1" has the "Author › Last Name" "Halloran"

  @memory
  Scenario: A list of related items is shown as a count
    Given the default view shows the columns "title, tags, author.articles" of "articles"
    And Clara has signed in
    When she goes to "Articles"
    Then the columns are "Title, Tags, Author › Articles"
    And the item "1" has the "Tags" "2 items"

  @memory @browser
  Scenario: The column menu sorts in both directions
    Given Clara has signed in
    And she has gone to "Tags"
    When she sorts by "Name" descending in the column menu
    Then the first items are "10, 15, 17"
    When she sorts by "Name" ascending in the column menu
    Then the first items are "27, 29, 28"

  @memory
  Scenario: A column of a related item cannot be sorted
    Given Clara has signed in
    And she has gone to "Articles"
    Then she cannot sort by "Author": "The server can't sort by this column"

  @memory
  Scenario Outline: The row height follows the spacing option
    Given Clara has signed in
    And she has gone to "Tags"
    When she sets the row height to "<spacing>"
    Then a row is <height> px high

    Examples:
      | spacing     | height |
      | Compact     | 32     |
      | Comfortable | 64     |

  @memory
  Scenario: Columns of missing or forbidden fields are left out and reported
    Given the default view shows the columns "title, deadline_of_old, author.shoe_size, words" of "articles"
    And Clara has signed in
    When she goes to "Articles"
    Then the columns are "Title, Words"
    And 2 columns of the view are reported as missing
    When she removes the missing columns
    Then 0 columns of the view are reported as missing
    And the columns are "Title, Words"

  @memory
  Scenario: A view with invalid settings opens with its valid columns
    Given the default view of "articles" has invalid settings
    And Clara has signed in
    When she goes to "Articles"
    Then the columns are "Title"
    And a row is 48 px high
