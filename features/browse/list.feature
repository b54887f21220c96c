Feature: Looking through a list

  Background:
    Given Clara has signed in

  @memory
  Scenario Outline: Nobody has arranged the columns: the first four fields by name
    When she goes to "<collection>"
    Then the columns are "<columns>"

    Examples:
      | collection  | columns                                 |
      | Tags        | Name, Slug                              |
      | Newsletters | Body, Open Rate, Recipients, Sent At    |

  @memory @browser
  Scenario: A list begins with its first 25 items, in the order of their keys
    When she goes to "Tags"
    Then she sees "1–25 of 33"
    And 25 items are listed
    And the first items are "1, 2, 3"
    And there are 2 pages

  @memory @browser
  Scenario: The second page holds the rest
    Given she has gone to "Tags"
    When she goes to page 2
    Then she sees "26–33 of 33"
    And 8 items are listed
    And the first items are "26, 27"

  @memory
  Scenario: More items a page
    Given she has gone to "Tags"
    When she sets the page size to 50
    Then she sees "1–33 of 33"
    And 33 items are listed
    And there is 1 page

  @memory @browser
  Scenario: Sorting by a column, and the other way round
    Given she has gone to "Tags"
    When she sorts by "Name"
    Then the first items are "27, 29, 28"
    When she sorts by "Name"
    Then the first items are "10, 15, 17"

  @memory
  Scenario: Sorting leads back to the first page
    Given she has gone to "Tags"
    When she goes to page 2
    And she sorts by "Name"
    Then she sees "1–25 of 33"
    And the first items are "27, 29"

  @memory @browser
  Scenario: Searching
    Given she has gone to "Tags"
    When she searches for "er"
    Then she sees "1–6 of 6"
    And the first items are "2, 9, 15, 24, 31, 32"

  @memory
  Scenario: A search that finds nothing, and the way back
    Given she has gone to "Tags"
    When she searches for "volcanoes"
    Then she sees the message "Nothing found"
    When she clears the search
    Then she sees "1–25 of 33"

  @memory @browser
  Scenario: From the list to an item
    Given she has gone to "Tags"
    When she opens the item "3"
    Then she is at item "3" of "tags"

  @memory
  Scenario: A list that is here whole is put in order without asking the server
    Given she has gone to "Sections"
    When the connection is lost
    And she sorts by "Name"
    Then the first items are "4, 7, 1"
    And she sees "1–9 of 9"

  @memory
  Scenario: A part of one is not
    Given she has gone to "Tags"
    When the connection is lost
    And she sorts by "Name"
    Then she sees the message "The items could not be loaded"

  @memory
  Scenario: A list that cannot be loaded says so and tries again
    Given she has gone to "Tags"
    When the connection is lost
    And she goes to "Sections"
    Then she sees the message "The items could not be loaded"
    And she sees the message "The server cannot be reached"
    When the connection is restored
    And she tries again
    Then she sees "1–9 of 9"

  @memory @browser
  Scenario: A collection of an unusual alphabet and of markup shows both as text
    When she goes to "Languages"
    Then the item "ar-SA" has the "Name" "العربية"
