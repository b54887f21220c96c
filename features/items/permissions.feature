Feature: What a role may do
  Whatever a person may not do is there to be seen, with the reason.

  Background:
    Given Jun has signed in

  @memory
  Scenario: A contributor deletes nothing
    Given he has gone to "Articles"
    When he opens the address "/collections/articles/6"
    Then he cannot delete: "You are not allowed to do this"

  @memory @browser
  Scenario: Of an own draft, what the role may write
    When he opens the address "/collections/articles/6"
    Then "title" can be changed
    And "words" can be changed
    And "slug" cannot be changed
    And "deadline" cannot be changed

  @memory
  Scenario: A new article takes more fields than a finished one
    Given he has started a new item of "Articles"
    Then "slug" can be changed
    And "deadline" cannot be changed

  @memory
  Scenario: What others have published can be read, and not changed
    When he opens the address "/collections/articles/16"
    Then "title" cannot be changed
    And he cannot save: "Your role may not change this item"

  @memory
  Scenario: A collection to look things up in
    Given he has gone to "Tags"
    Then he cannot create an item: "You are not allowed to do this"
    When he opens the item "3"
    Then "name" cannot be changed
    And he cannot save: "You are not allowed to do this"
    And he cannot delete: "You are not allowed to do this"

  @memory
  Scenario: An article of somebody else that is not out yet does not exist
    When he opens the address "/collections/articles/1"
    Then he sees the message "The item could not be loaded"
